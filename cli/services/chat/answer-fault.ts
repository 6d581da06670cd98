import type { Context } from 'hono';
import { cutOff } from '../wire/cut-off.ts';
import { refuse } from '../wire/refuse.ts';
import type { ServiceSettings } from '../wire/service-settings.ts';
import { slowMs } from '../wire/fault-typed.ts';
import { type AnswerOnWire, answerOnWire } from './answer-wire.ts';
import { type AnswerFault, silentMs } from './chat-faults.ts';
import { takesPieces } from './send-answer.ts';
import type { SiteAnswers } from './site-answers.ts';
import { faultyAnswers } from './faulty-answers.ts';

/** The fault of a message. `over`: the fault has passed and the answer is unchanged. */
export type FaultNow = AnswerFault | 'over';

type Sleep = ServiceSettings['sleep'];

/** Gives the response instead of an answer. Undefined if the answer follows after all. */
type Failing = (context: Context, sleep: Sleep) => Response | Promise<Response | undefined>;

/** Fails as the reader's message asks. Undefined if only the answer's content or time is affected. */
export const failAnswer = async (
  fault: FaultNow,
  context: Context,
  sleep: Sleep,
): Promise<Response | undefined> => (isFailing(fault) ? failing[fault](context, sleep) : undefined);

/** An ordinary answer, changed as the fault says. */
export async function faultyAnswer(fault: FaultNow, answers: SiteAnswers): Promise<AnswerOnWire> {
  const ordinary = answerOnWire((await answers.example()) ?? { text: 'An answer.', passages: [] });
  return fault === 'over' || isFailing(fault)
    ? ordinary
    : faultyAnswers[fault](ordinary, answers.movedPaths());
}

const html = '<!doctype html><title>Service unavailable</title><h1>Service unavailable</h1>';

const failing = {
  'fail 500': (context) => refuse(context, 500, 'The chat has broken.'),
  'fail 503 html': (context) => context.html(html, 503),
  'slow 3': async (_, sleep) => {
    await sleep(slowMs);
    return undefined;
  },
  silent: async (context, sleep) => {
    await sleep(silentMs);
    return refuse(context, 504, 'The chat does not answer.');
  },
  'cut off': (context, sleep) =>
    takesPieces(context)
      ? cutOff('event: text\ndata: {"text":"Open the "}\n\n', sleep, 'text/event-stream')
      : cutOff('{"text":"Open the ', sleep),
  malformed: (context) => context.body('{"text": "Open the ', 200, { 'content-type': 'application/json' }),
  empty: (context) => context.body(null, 204),
} as const satisfies Readonly<Partial<Record<AnswerFault, Failing>>>;

const isFailing = (fault: FaultNow): fault is keyof typeof failing => Object.hasOwn(failing, fault);

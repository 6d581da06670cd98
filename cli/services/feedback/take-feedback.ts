import type { Context } from 'hono';
import type { FeedbackEvent } from '../../../schemas/services/feedback.ts';
import { cutOff } from '../wire/cut-off.ts';
import { slowMs } from '../wire/fault-typed.ts';
import { refuse } from '../wire/refuse.ts';
import type { ServiceSettings } from '../wire/service-settings.ts';
import { failsForMs, type FeedbackFault, feedbackFaultOf } from './feedback-faults.ts';

/**
 * Keeps feedback, or fails as its comments ask. If it cannot be kept, the response is an error, and the browser sends it
 * again.
 */
export async function takeFeedback(
  context: Context,
  events: readonly FeedbackEvent[],
  settings: ServiceSettings,
): Promise<Response> {
  const { events: kept, sleep, now } = settings;
  for (const event of events) {
    const fault = feedbackFaultOf(event.comment ?? '', settings);
    const isFresh = now() - Date.parse(event.at) < failsForMs;
    const failed = fault && (await failing[fault](context, { isFresh, sleep }));
    if (failed !== undefined) return failed;
  }
  const added = await kept.keepFeedback(events);
  if (added === undefined) return refuse(context, 503, 'The feedback cannot be kept now.');
  const isLost =
    added > 0 && events.some(({ comment }) => feedbackFaultOf(comment ?? '', settings) === 'lost reply');
  return isLost ? cutOff('{', sleep) : context.body(null, 204);
}

interface Moment extends Pick<ServiceSettings, 'sleep'> {
  /** Whether it was written a moment ago. */
  readonly isFresh: boolean;
}

type Failing = (context: Context, moment: Moment) => Response | undefined | Promise<Response | undefined>;

const page = '<!doctype html><title>Not an answer</title><h1>Sign in</h1>';

const failing: Readonly<Record<FeedbackFault, Failing>> = {
  'fail 500': (context, { isFresh }) =>
    isFresh ? refuse(context, 500, 'The feedback service has broken.') : undefined,
  'fail 503 html': (context, { isFresh }) => (isFresh ? context.html(page, 503) : undefined),
  'fail 422': (context) => refuse(context, 422, 'An event is not to be taken.'),
  'sign-in page': (context, { isFresh }) => (isFresh ? context.html(page) : undefined),
  'slow 3': async (_, { sleep }) => {
    await sleep(slowMs);
    return undefined;
  },
  // kept before the reply is lost
  'lost reply': () => undefined,
};

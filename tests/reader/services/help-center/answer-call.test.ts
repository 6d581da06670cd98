import { expect, test, vi } from 'vitest';
import { callAnswer } from '../../../../reader/services/help-center/answer-call.ts';
import { quickAnswerReply } from '../../../../schemas/services/help-center/quick-answer.ts';
import {
  accessTo,
  answerStandIn,
  type AnswerWith,
  body,
  event,
  eventStream,
  inParts,
  json,
} from './answer-stand-in.ts';

const answer = { id: '7', text: 'Press **Save**. Zoë ✓' };
const read = { ...answer, error: undefined, isTransientError: false, isGuardrailed: false, scoredUrls: [] };
const given = { ok: true, value: read };
const nothing = { ok: true, value: undefined };
const fails = (failure: object) => ({ ok: false, failure });
const unreachable = fails({ kind: 'unreachable' });
const brokenOff = fails({ kind: 'brokenOff' });
const unreadable = (reason: string) => fails({ kind: 'unreadable', reason });

const tooMuch = 'x'.repeat(2_000_001);
const page = '<!doctype html><h1>Sorry</h1>';
const whole = event('text', { text: 'Press **Save**. ' }) + event('text', { text: 'Zoë ✓' });
const done = event('reply', answer);

/** What an answer comes to, a row each. */
const rows: Readonly<Record<string, { answers: AnswerWith; gives: unknown }>> = {
  'a whole reply': { answers: json(200, answer), gives: given },
  'status 204': { answers: (response) => response.writeHead(204).end(), gives: nothing },
  'an empty body': { answers: body(200, 'application/json', ''), gives: nothing },
  'a body of one line break': { answers: body(200, 'application/json', '\n'), gives: nothing },
  'a stream': { answers: inParts([whole, done]), gives: given },
  'a stream whose reply stands alone': { answers: inParts([done]), gives: given },
  'a stream that stays open after its reply': { answers: inParts([whole, done], 'open'), gives: given },
  'a stream with comments, unknown events and fields': {
    answers: inParts([': hello\n\n', event('usage', { tokens: 7 }), 'colour: blue\n', whole, done]),
    gives: given,
  },
  'a stream named in capitals': { answers: body(200, 'Text/Event-Stream', whole + done), gives: given },
  'status 500': { answers: json(500, {}), gives: fails({ kind: 'refused', status: 500 }) },
  'status 503 with a page': {
    answers: body(503, 'text/html', page),
    gives: fails({ kind: 'refused', status: 503 }),
  },
  'status 401 of the gateway': {
    answers: json(401, { Message: 'Expired' }),
    gives: fails({ kind: 'refused', status: 401, reason: { by: 'gateway', says: 'Expired' } }),
  },
  'status 429': { answers: json(429, {}), gives: fails({ kind: 'throttled' }) },
  'status 201': { answers: json(201, answer), gives: fails({ kind: 'refused', status: 201 }) },
  'a way to another address': {
    answers: (response) => response.writeHead(307, { location: '/elsewhere' }).end(),
    gives: fails({ kind: 'redirected' }),
  },
  'half of a reply': {
    answers: body(200, 'application/json', '{"id":"7","te'),
    gives: unreadable('it is not JSON'),
  },
  'a page in place of a reply': {
    answers: body(200, 'text/html', page),
    gives: unreadable('it is not JSON'),
  },
  'a reply of another shape': { answers: json(200, [answer]), gives: unreadable('it has another shape') },
  'a reply that breaks off': {
    answers: (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
      response.write('{"id":"7",', () => response.destroy());
    },
    gives: brokenOff,
  },
  'a reply without end': {
    answers: json(200, { text: tooMuch }),
    gives: fails({ kind: 'tooLarge', maxBytes: 2_000_000 }),
  },
  'a stream that breaks off': { answers: inParts([whole], 'cut'), gives: brokenOff },
  'a stream that ends without a reply': { answers: inParts([whole]), gives: brokenOff },
  'a stream that ends in its reply': { answers: inParts([whole, done.trimEnd()]), gives: brokenOff },
  'an empty stream': { answers: inParts([]), gives: brokenOff },
  'a stream without end': {
    answers: inParts([tooMuch]),
    gives: fails({ kind: 'tooLarge', maxBytes: 2_000_000 }),
  },
  'a stream whose text is no JSON': {
    answers: inParts(['event: text\ndata: {"te\n\n', done]),
    gives: unreadable('it is not JSON'),
  },
  'a stream whose text has another shape': {
    answers: inParts([event('text', { txt: 'a' }), done]),
    gives: unreadable('"text" has another shape'),
  },
  'a stream whose reply is no JSON': {
    answers: inParts([whole, 'event: reply\ndata: {"id"\n\n']),
    gives: unreadable('it is not JSON'),
  },
  'a page that says that it is a stream': {
    answers: body(200, eventStream, `${page}\n`),
    gives: unreadable('it is not a stream of events'),
  },
};

test.each(Object.entries(rows))('%s is recognized [QA-1]', async (_name, { answers, gives }) => {
  expect(await asked(answers)).toEqual(gives);
});

test('a service that is not there is out of reach [QA-1]', async () => {
  const standIn = await answerStandIn(() => {});
  await standIn.close();
  expect(await call(standIn.address)).toEqual(unreachable);
});

test.each([
  ['says nothing', () => {}],
  ['falls silent in the middle', inParts([whole], 'open')],
] satisfies [string, AnswerWith][])('a service that %s has its time [QA-1]', async (_name, answers) => {
  expect(await asked(answers, { timeoutMs: 100 })).toEqual(fails({ kind: 'timedOut', timeoutMs: 100 }));
});

test('an aborted answer calls nobody back', async () => {
  const controller = new AbortController();
  const onText = vi.fn<() => void>(() => controller.abort());
  const result = await asked(inParts([whole], 'open'), { onText, signal: controller.signal });
  expect(result).toEqual(fails({ kind: 'aborted' }));
  expect(onText).toHaveBeenCalledOnce();
});

test('a call sends the body with the token to one address only', async () => {
  const standIn = await answerStandIn(json(200, answer));
  await call(standIn.address);
  await standIn.close();
  expect(standIn.asked).toEqual([
    {
      path: '/api/QuickAnswer/answer',
      headers: expect.objectContaining({
        accept: 'text/event-stream, application/json',
        authorization: 'Bearer a-token',
        'content-type': 'application/json',
        instance: 'KnowledgeBase',
      }),
      body: { query: 'save' },
    },
  ]);
});

test.each([1, 2, 3, 5, 7, 11])(
  'a stream in parts of %i bytes reads as one, letters of several bytes included',
  async (size) => {
    const bytes = new TextEncoder().encode(`\uFEFF${whole.replaceAll('\n', '\r\n')}${done}`);
    const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.slice(index * size, (index + 1) * size),
    );
    const texts: string[] = [];
    const onText = (text: string) => void texts.push(text);
    expect(await asked(inParts(parts), { onText })).toEqual(given);
    expect(texts.every((text) => answer.text.startsWith(text))).toBe(true);
  },
);

test('the text so far is reported while the answer comes', async () => {
  const pieces = Array.from({ length: 40 }, (_, index) => event('text', { text: `${index} ` }));
  const texts: string[] = [];
  const onText = (text: string) => void texts.push(text);
  await asked(inParts([...pieces, done]), { onText });
  expect(texts.length).toBeGreaterThan(0);
  expect(texts[0]?.startsWith('0 ')).toBe(true);
});

interface Asking {
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
  readonly onText?: (text: string) => void;
}

async function asked(answers: AnswerWith, asking: Asking = {}) {
  const standIn = await answerStandIn(answers);
  const result = await call(standIn.address, asking);
  await standIn.close();
  return result;
}

const call = (address: URL, { timeoutMs = 10_000, signal, onText }: Asking = {}) =>
  callAnswer(accessTo(address, signal), {
    path: '/api/QuickAnswer/answer',
    body: { query: 'save' },
    reply: quickAnswerReply,
    follow: { ...(onText && { onText }) },
    timeoutMs,
  });

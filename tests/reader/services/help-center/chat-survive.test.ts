import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { createConversation } from '../../../../reader/features/chat/conversation/create-conversation.ts';
import { noConversation } from '../../../../reader/features/chat/state/chat-state.ts';
import { chatService } from '../../../../reader/services/help-center/chat.ts';
import type { UserMessageRequest } from '../../../../schemas/services/help-center/chat.ts';
import {
  type Answer,
  type HelpCenterStandIn,
  helpCenterStandIn,
  htmlPage,
  json,
  nothing,
} from './help-center-stand-in.ts';

/** What the chat's client must survive, a row each. */
interface Row {
  readonly answers: readonly Answer[];
  /** What the message comes to. */
  readonly gives: object;
  readonly asks: { readonly tokens: number; readonly messages: number };
}

const reply = { id: 'b1', text: 'Press Void.', isGuardrailed: false };
const once = { tokens: 1, messages: 1 };
const again = { tokens: 2, messages: 2 };
const fails = (failure: object) => ({ ok: false, failure });
const refused = (status: number, own: object = {}) =>
  fails({
    kind: 'refused',
    status,
    answered: { says: 'An unexpected server error occurred.', status },
    ...own,
  });

const cutOff: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
  response.write('{"text":"Pre', () => response.destroy());
};
const cutOffRefusal: Answer = (response) => {
  response.writeHead(500, { 'content-type': 'application/json', 'content-length': '5000' });
  response.write('{"error":', () => response.destroy());
};
const malformed: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"text":');
};
const emptyBody: Answer = (response) => response.writeHead(200).end();
const silence: Answer = () => {};
const silenceInTheMiddle: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{');
};

const rows: Readonly<Record<string, Row>> = {
  'an answer': { answers: [json(200, reply)], gives: { ok: true, value: reply }, asks: once },
  '204': { answers: [nothing], gives: { ok: true, value: undefined }, asks: once },
  'an empty body': { answers: [emptyBody], gives: { ok: true, value: undefined }, asks: once },
  '401, once': {
    answers: [json(401, {}), nothing, json(200, reply)],
    gives: { ok: true, value: reply },
    asks: again,
  },
  '401, for good': { answers: [json(401, {})], gives: refused(401), asks: again },
  '403 with Message, once': {
    answers: [json(403, { Message: 'Expired' }), nothing, json(200, reply)],
    gives: { ok: true, value: reply },
    asks: again,
  },
  '403 with Message, for good': {
    answers: [json(403, { Message: 'Expired' })],
    gives: refused(403, { reason: { by: 'gateway', says: 'Expired' } }),
    asks: again,
  },
  '403 of the service': {
    answers: [json(403, { error: { code: 403, message: 'Forbidden' } })],
    gives: refused(403, { reason: { by: 'service', says: 'Forbidden' } }),
    asks: once,
  },
  '404, a session that is gone': { answers: [json(404, {})], gives: refused(404), asks: once },
  '422': {
    answers: [json(422, { error: { code: 422, message: 'Too long' } })],
    gives: refused(422),
    asks: once,
  },
  '429': {
    answers: [json(429, {}, { 'x-throttle-reset': '1785499200' })],
    gives: fails({ kind: 'throttled', resets: '1785499200', answered: { status: 429 } }),
    asks: once,
  },
  '500': { answers: [json(500, { stack: '…' })], gives: refused(500), asks: once },
  '500 that is cut off': { answers: [cutOffRefusal], gives: refused(500), asks: once },
  '502 with an HTML page': {
    answers: [htmlPage(502)],
    gives: refused(502, { answered: { data: '<h1>Bad Gateway</h1>' } }),
    asks: once,
  },
  'an HTML page with status 200': {
    answers: [htmlPage(200)],
    gives: fails({ kind: 'unreadable' }),
    asks: once,
  },
  'half a reply that says it is whole': {
    answers: [malformed],
    gives: fails({ kind: 'unreadable' }),
    asks: once,
  },
  'a reply cut off': { answers: [cutOff], gives: fails({ kind: 'brokenOff' }), asks: once },
  'an id that is a number': {
    answers: [json(200, { ...reply, id: 7 })],
    gives: { ok: true, value: { ...reply, id: '7' } },
    asks: once,
  },
  'a reply of other types': {
    answers: [json(200, { text: 7, isTransientError: 'yes', retryAfter: 'soon', scoredUrls: [{}, null] })],
    gives: { ok: true, value: { text: '', isTransientError: false, scoredUrls: [] } },
    asks: once,
  },
};

const message: UserMessageRequest = {
  sessionId: 's1',
  text: 'How do I void an invoice?',
  requestParams: {},
  source: { area: 'KnowledgeBase' },
  isControlGroup: false,
  filters: { contentTypes: [], productAreas: [], sources: [] },
  includeHistory: false,
};

const page = { address: 'https://help.example/faq', path: '/faq', locale: 'en-US', starters: [] };

let standIn: HelpCenterStandIn;
const messagesAsked = () => standIn.asked.filter(({ path }) => path.endsWith('/user-message'));

afterEach(async () => {
  vi.useRealTimers();
  await standIn.close();
});

test.each(Object.entries(rows))('survives %s [CH-4]', async (_what, { answers, gives, asks }) => {
  standIn = await helpCenterStandIn(...answers);
  expect(await chatService(standIn.call).sendMessage(message, {})).toMatchObject(gives);
  expect({ tokens: standIn.tokens(), messages: messagesAsked().length }).toEqual(asks);
});

test.each([
  ['401', json(401, {})],
  ['403 with Message', json(403, { Message: 'Expired' })],
])(
  'a question is posted twice where %s stays, the second time with a new token [CH-4]',
  async (_what, answer) => {
    standIn = await helpCenterStandIn(answer);
    const world = { service: chatService(standIn.call), page, isOnline: () => true };
    const conversation = createConversation(world, { ...noConversation, sessionId: 's1' });
    conversation.ask('How?');
    while (conversation.current().turn.step !== 'failed') await nextTurn();
    const tokens = messagesAsked().map(({ headers }) => headers.authorization);
    expect(tokens).toHaveLength(2);
    expect(new Set(tokens).size).toBe(2);
  },
);

test('a new token comes with new cookies [CH-2] [CH-4]', async () => {
  standIn = await helpCenterStandIn(json(401, {}), nothing, json(200, reply));
  expect(await chatService(standIn.call).sendMessage(message, {})).toMatchObject({ ok: true });
  expect(standIn.asked.map(({ path, headers }) => [path.split('/').at(-1), headers.authorization])).toEqual([
    ['user-message', 'Bearer token-1'],
    ['refresh-auth-cookies', 'Bearer token-2'],
    ['user-message', 'Bearer token-2'],
  ]);
});

test.each([
  ['silence', silence],
  ['silence in the middle of a reply', silenceInTheMiddle],
])('gives %s half a minute [CH-4]', async (_what, answer) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  standIn = await helpCenterStandIn(answer);
  const asking = chatService(standIn.call).sendMessage(message, {});
  while (standIn.asked.length === 0) await nextTurn();
  vi.advanceTimersByTime(29_999);
  expect(await Promise.race([asking, nextTurn('waits')])).toBe('waits');
  vi.advanceTimersByTime(1);
  expect(await asking).toEqual(fails({ kind: 'timedOut', timeoutMs: 30_000 }));
});

test('an aborted question gets no answer', async () => {
  standIn = await helpCenterStandIn(silence);
  const caller = new AbortController();
  const asking = chatService(standIn.call).sendMessage(message, { signal: caller.signal });
  while (standIn.asked.length === 0) await nextTurn();
  caller.abort();
  expect(await asking).toEqual(fails({ kind: 'aborted' }));
});

import { describe, expect, test } from 'vitest';
import {
  type ChatState,
  noConversation,
  noFilters,
  type Turn,
} from '../../../../reader/features/chat/state/chat-state.ts';
import type { BotMessage, ChatMessage } from '../../../../reader/features/chat/state/message.ts';
import { type ChatEvent, nextChatState } from '../../../../reader/features/chat/state/next-chat-state.ts';
import { botReply } from '../../../../schemas/services/help-center/chat.ts';

const at = '2026-11-02T10:00:00.000Z';
const question: ChatMessage = { by: 'reader', key: `0@${at}`, at, text: 'How do I void an invoice?' };
const category = { category: 'Payments', subCategory: 'Refunds' };
const filters = { ...noFilters, sources: ['Absorb'] };
const replyOf = (reply: object) => ({ kind: 'reply', reply: botReply.parse(reply), at }) as const;

const asked = (turn: Turn, own: Partial<ChatState> = {}): ChatState => ({
  ...noConversation,
  sessionId: 's1',
  messages: [question],
  turn,
  ...own,
});

const turns = {
  idle: { step: 'idle' },
  waiting: { step: 'waiting' },
  sending: { step: 'sending', isRepeated: false },
  streaming: { step: 'streaming', isRepeated: false, text: 'Press' },
  failed: { step: 'failed', by: 'unreachable' },
  transient: { step: 'transient', secondsLeft: 3 },
  ended: { step: 'ended', isRated: false },
} as const satisfies { readonly [Step in Turn['step']]: Turn };

const events: { readonly [Kind in ChatEvent['kind']]: Extract<ChatEvent, { kind: Kind }> } = {
  ask: { kind: 'ask', text: 'And a payment?', at, isOnline: true },
  retry: { kind: 'retry', isOnline: true },
  connected: { kind: 'connected' },
  sessionLost: { kind: 'sessionLost' },
  session: { kind: 'session', id: 's2', category },
  category: { kind: 'category', category },
  text: { kind: 'text', text: 'Press Void' },
  reply: replyOf({ id: 'b1', text: 'Press Void.' }),
  fail: { kind: 'fail', by: 'timedOut' },
  tick: { kind: 'tick' },
  rated: { kind: 'rated', key: 'another', rating: 'up' },
  end: { kind: 'end' },
  sessionRated: { kind: 'sessionRated' },
  begin: { kind: 'begin' },
  filter: { kind: 'filter', filters },
};

const sending = turns.sending;
const answer: BotMessage = {
  by: 'bot',
  key: `1@${at}`,
  at,
  kind: 'answer',
  id: 'b1',
  sessionId: 's1',
  question: question.text,
  text: 'Press Void.',
  scoredUrls: [],
};
const another: ChatMessage = { by: 'reader', key: `1@${at}`, at, text: 'And a payment?' };
const withAnother = { messages: [question, another], turn: sending };

/** What changes, a step and an event each; where nothing is named, nothing does. */
const changes: {
  readonly [Step in Turn['step']]: { readonly [Kind in ChatEvent['kind']]?: Partial<ChatState> };
} = {
  idle: { ask: withAnother, end: { turn: turns.ended } },
  waiting: { connected: { turn: sending }, end: { turn: turns.ended } },
  sending: {
    session: { sessionId: 's2', category },
    sessionLost: { sessionId: undefined, category: undefined },
    category: { category },
    text: { turn: { step: 'streaming', isRepeated: false, text: 'Press Void' } },
    reply: { messages: [question, answer], turn: turns.idle },
    fail: { turn: { step: 'failed', by: 'timedOut' } },
    end: { turn: turns.ended },
  },
  streaming: {
    session: { sessionId: 's2', category },
    sessionLost: { sessionId: undefined, category: undefined },
    category: { category },
    text: { turn: { step: 'streaming', isRepeated: false, text: 'Press Void' } },
    reply: { messages: [question, answer], turn: turns.idle },
    fail: { turn: { step: 'failed', by: 'timedOut' } },
    end: { turn: turns.ended },
  },
  failed: { ask: withAnother, retry: { turn: sending }, end: { turn: turns.ended } },
  transient: {
    ask: withAnother,
    retry: { turn: sending },
    tick: { turn: { step: 'transient', secondsLeft: 2 } },
    end: { turn: turns.ended },
  },
  ended: { sessionRated: { turn: { step: 'ended', isRated: true } } },
};

const everywhere: { readonly [Kind in ChatEvent['kind']]?: (state: ChatState) => ChatState } = {
  begin: () => noConversation,
  filter: (state) => ({ ...state, filters }),
};

describe.each(Object.entries(turns))('while it is %s', (step, turn) => {
  test.each(Object.values(events))('$kind leads on as it should [CH-2]', (event) => {
    const state = asked(turn);
    const change = changes[step as Turn['step']][event.kind] ?? {};
    expect(nextChatState(state, event)).toEqual(everywhere[event.kind]?.(state) ?? { ...state, ...change });
  });
});

describe('a question', () => {
  test('begins a conversation', () => {
    expect(nextChatState(noConversation, { kind: 'ask', text: question.text, at, isOnline: true })).toEqual({
      ...noConversation,
      messages: [question],
      turn: sending,
    });
  });

  test('waits for a connection', () => {
    const state = nextChatState(noConversation, { kind: 'ask', text: question.text, at, isOnline: false });
    expect(state.turn).toEqual(turns.waiting);
    expect(nextChatState(asked(turns.failed), { kind: 'retry', isOnline: false }).turn).toEqual(
      turns.waiting,
    );
  });
});

const after = (reply: object, turn: Turn = sending) => nextChatState(asked(turn), replyOf(reply));

describe('a reply', () => {
  test('of a guardrail is a message of its own kind [CH-2]', () => {
    const { messages, turn } = after({
      id: 'b1',
      text: 'I cannot help with that.',
      isGuardrailed: true,
      error: 'x',
    });
    expect(messages.at(-1)).toMatchObject({ kind: 'guardrailed', question: question.text });
    expect(turn).toEqual(turns.idle);
  });

  test.each([[{ id: 'b1', text: ' \n' }], [{}]])('without words is one too', (reply) => {
    expect(after(reply).messages.at(-1)).toMatchObject({ by: 'bot', kind: 'empty' });
  });

  test('that is not there is an empty one [CH-4]', () => {
    const state = nextChatState(asked(sending), { kind: 'reply', reply: undefined, at });
    expect(state.messages.at(-1)).toMatchObject({ by: 'bot', kind: 'empty', id: undefined });
  });

  test('with an error has failed [CH-2]', () => {
    expect(after({ text: 'Half an ans', error: 'Model failed' })).toEqual(
      asked({ step: 'failed', by: 'noAnswer' }),
    );
  });

  test.each([
    [12, 12],
    [0.2, 1],
    [-5, 1],
    [undefined, 5],
    [300, 300],
    [301, undefined],
  ])('that may be better in %s seconds is waited for %s seconds [CH-2]', (retryAfter, secondsLeft) => {
    expect(after({ isTransientError: true, error: 'Busy', retryAfter }).turn).toEqual({
      step: 'transient',
      secondsLeft,
    });
  });

  test('that may be better again is left to the reader [CH-2]', () => {
    const turn = { step: 'sending', isRepeated: true } as const;
    expect(after({ isTransientError: true, retryAfter: 3 }, turn).turn).toEqual({
      step: 'transient',
      secondsLeft: undefined,
    });
  });

  test('marks the answered question, however many failed before', () => {
    const state = nextChatState(asked(turns.failed), events.ask);
    expect(nextChatState(state, events.reply).messages.at(-1)).toMatchObject({ question: another.text });
  });
});

test('the last second sends the question again, once by itself [CH-2]', () => {
  const last = asked({ step: 'transient', secondsLeft: 1 });
  expect(nextChatState(last, { kind: 'tick' }).turn).toEqual({ step: 'sending', isRepeated: true });
  const byHand = asked({ step: 'transient', secondsLeft: undefined });
  expect(nextChatState(byHand, { kind: 'tick' })).toBe(byHand);
});

test('pieces of an answer that is sent again keep that in mind', () => {
  const again = asked({ step: 'sending', isRepeated: true });
  expect(nextChatState(again, events.text).turn).toMatchObject({ step: 'streaming', isRepeated: true });
});

test('a vote marks its message and leaves the others as they are', () => {
  const state = asked(turns.idle, { messages: [question, answer] });
  const { messages } = nextChatState(state, { kind: 'rated', key: answer.key, rating: 'down' });
  expect(messages).toEqual([question, { ...answer, rating: 'down' }]);
  expect(messages[0]).toBe(question);
});

test('a new conversation keeps the filters, one that has not begun has no end', () => {
  const state = asked(turns.ended, { filters });
  expect(nextChatState(state, { kind: 'begin' })).toEqual({ ...noConversation, filters });
  expect(nextChatState(noConversation, { kind: 'end' })).toBe(noConversation);
});

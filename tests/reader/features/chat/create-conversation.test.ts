import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { success } from '../../../../schemas/base/result.ts';
import type { ChatPage } from '../../../../reader/features/chat/conversation/chat-page.ts';
import { createConversation } from '../../../../reader/features/chat/conversation/create-conversation.ts';
import { type ChatState, noConversation } from '../../../../reader/features/chat/state/chat-state.ts';
import type { BotMessage } from '../../../../reader/features/chat/state/message.ts';
import { chatStandIn, refused, reply } from './chat-stand-in.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const refunds: ChatPage = {
  address: 'https://help.example/faq/refunds',
  path: '/faq/refunds',
  locale: 'en-US',
  starters: [],
  sessionCategory: { category: 'Payments', subCategory: 'Refunds' },
};
const board: ChatPage = { ...refunds, sessionCategory: { category: 'Dispatch', subCategory: 'Board' } };

function conversationOf(answers: Parameters<typeof chatStandIn>[0] = {}, start: ChatState = noConversation) {
  const standIn = chatStandIn(answers);
  const world = { isOnline: true };
  const conversation = createConversation(
    { service: standIn.service, page: refunds, isOnline: () => world.isOnline },
    start,
  );
  return { ...standIn, conversation, world, turn: () => conversation.current().turn };
}

const settled = () => vi.advanceTimersByTimeAsync(0);
const messageOf = (call: readonly unknown[] | undefined) => call?.[1];
const lastAnswer = ({ messages }: ChatState): BotMessage => {
  const last = messages.at(-1);
  if (last?.by !== 'bot') throw new Error('the bot has not answered');
  return last;
};

describe('a question', () => {
  test('makes a session, with fresh cookies, and is answered [CH-2]', async () => {
    const { conversation, names, named } = conversationOf();
    conversation.ask('How do I void an invoice?');
    await settled();
    expect(names()).toEqual(['refreshCookies', 'createSession', 'sendMessage']);
    expect(named('createSession')).toEqual([['createSession', refunds.sessionCategory]]);
    expect(messageOf(named('sendMessage')[0])).toEqual({
      sessionId: 's1',
      text: 'How do I void an invoice?',
      requestParams: { page: '/faq/refunds', locale: 'en-US' },
      source: { area: 'KnowledgeBase' },
      isControlGroup: false,
      filters: { contentTypes: [], productAreas: [], sources: [] },
      includeHistory: false,
    });
    expect(conversation.current().messages).toMatchObject([
      { by: 'reader', text: 'How do I void an invoice?' },
      { by: 'bot', text: 'Press Void.', sessionId: 's1', question: 'How do I void an invoice?' },
    ]);
  });

  test('that follows another has the history, and the filters [CH-2]', async () => {
    const { conversation, names, named } = conversationOf();
    conversation.ask('How do I void an invoice?');
    await settled();
    conversation.applyFilters({ contentTypes: ['kbFaq'], productAreas: [], sources: [] });
    conversation.ask('And a payment?');
    await settled();
    expect(names().filter((name) => name !== 'sendMessage')).toEqual(['refreshCookies', 'createSession']);
    expect(messageOf(named('sendMessage')[1])).toMatchObject({
      includeHistory: true,
      filters: { contentTypes: ['kbFaq'], productAreas: [], sources: [] },
    });
  });

  test('that is sent twice at once is sent once', async () => {
    const { conversation, named } = conversationOf();
    conversation.ask('How?');
    conversation.ask('How?');
    await settled();
    expect(named('sendMessage')).toHaveLength(1);
    expect(conversation.current().messages).toHaveLength(2);
  });

  test('from a page of another category changes the session’s first, once [CH-2]', async () => {
    const { conversation, names, named } = conversationOf();
    conversation.ask('One');
    await settled();
    conversation.goTo(board);
    conversation.ask('Two');
    await settled();
    conversation.ask('Three');
    await settled();
    expect(named('updateCategory')).toEqual([['updateCategory', 's1', board.sessionCategory]]);
    expect(names().slice(3)).toEqual(['updateCategory', 'sendMessage', 'sendMessage']);
  });

  test('does not fail because of a rejected category', async () => {
    const { conversation, turn } = conversationOf({ updateCategory: [refused(500)] });
    conversation.ask('One');
    await settled();
    conversation.goTo(board);
    conversation.ask('Two');
    await settled();
    expect(turn()).toEqual({ step: 'idle' });
  });

  test('is sent again to a new session where the old one is gone [CH-2]', async () => {
    const start = { ...noConversation, sessionId: 'old', category: refunds.sessionCategory };
    const { conversation, names, named } = conversationOf({ sendMessage: [refused(404), reply()] }, start);
    conversation.ask('How?');
    await settled();
    expect(names()).toEqual(['refreshCookies', 'sendMessage', 'createSession', 'sendMessage']);
    expect(named('sendMessage').map((call) => (messageOf(call) as { sessionId: string }).sessionId)).toEqual([
      'old',
      's1',
    ]);
    expect(conversation.current()).toMatchObject({ sessionId: 's1', turn: { step: 'idle' } });
  });

  test.each([
    [404, 'to a new session', 2],
    [401, 'by whoever has renewed its token', 1],
    [403, 'by whoever has renewed its token', 1],
    [500, 'by nobody', 1],
  ])('that %i stays of is sent again %s [CH-4]', async (status, _by, times) => {
    const { conversation, named, turn } = conversationOf({ sendMessage: [refused(status)] });
    conversation.ask('How?');
    await settled();
    expect(named('sendMessage')).toHaveLength(times);
    expect(turn()).toEqual({ step: 'failed', by: 'refused' });
  });

  test('does not wait for cookies for ever', async () => {
    const { conversation, service, named } = conversationOf();
    Object.assign(service, { refreshCookies: () => new Promise(() => {}) });
    conversation.ask('How?');
    await vi.advanceTimersByTimeAsync(1999);
    expect(named('createSession')).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(named('sendMessage')).toHaveLength(1);
  });

  test('fails where no session is made, and can be sent again [CH-4]', async () => {
    const { conversation, turn } = conversationOf({
      createSession: [
        { ok: true, value: undefined },
        { ok: true, value: { id: 's1' } },
      ],
    });
    conversation.ask('How?');
    await settled();
    expect(turn()).toEqual({ step: 'failed', by: 'unreadable' });
    conversation.retry();
    await settled();
    expect(conversation.current()).toMatchObject({ messages: { length: 2 }, turn: { step: 'idle' } });
  });

  test('waits for a connection and goes when there is one', async () => {
    const { conversation, world, turn, calls } = conversationOf();
    world.isOnline = false;
    conversation.ask('How?');
    await settled();
    expect([turn().step, calls]).toEqual(['waiting', []]);
    conversation.connect();
    await settled();
    expect(turn()).toEqual({ step: 'idle' });
  });

  test('whose conversation has ended gets no answer any more', async () => {
    const { conversation } = conversationOf();
    conversation.ask('How?');
    conversation.begin();
    await settled();
    expect(conversation.current()).toEqual(noConversation);
  });
});

describe('a transient error', () => {
  const busy = reply({ text: '', isTransientError: true, retryAfter: 3 });

  test('is counted down and tried again, once by itself [CH-2]', async () => {
    const { conversation, named, turn } = conversationOf({ sendMessage: [busy, busy, reply()] });
    conversation.ask('How?');
    await settled();
    await vi.advanceTimersByTimeAsync(2000);
    expect(turn()).toEqual({ step: 'transient', secondsLeft: 1 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(named('sendMessage')).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(turn()).toEqual({ step: 'transient', secondsLeft: undefined });
    conversation.retry();
    await settled();
    expect([named('sendMessage').length, turn().step]).toEqual([3, 'idle']);
  });

  test('can be tried again sooner, and not twice [CH-2]', async () => {
    const { conversation, named } = conversationOf({ sendMessage: [busy, reply()] });
    conversation.ask('How?');
    await settled();
    conversation.retry();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(named('sendMessage')).toHaveLength(2);
  });

  test.each(['end', 'begin', 'stop'] as const)('is not counted down after %s', async (stop) => {
    const { conversation, named } = conversationOf({ sendMessage: [busy] });
    conversation.ask('How?');
    await settled();
    conversation[stop]();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(named('sendMessage')).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('feedback', () => {
  test('of an answer is sent with reasons, words and page [CH-3]', async () => {
    const { conversation, named } = conversationOf();
    conversation.ask('How?');
    await settled();
    const answer = lastAnswer(conversation.current());
    await conversation.vote(answer, {
      isHelpful: false,
      reasons: ['unclear', 'other'],
      comment: 'No price.',
    });
    await conversation.vote(answer, { isHelpful: true });
    await conversation.reportGuardrail(answer);
    const message = { sessionId: 's1', botMessageId: 'b1' };
    const linkUrl = refunds.address;
    expect(named('rateMessage')).toEqual([
      ['rateMessage', message, { rating: 0, options: 5, description: 'No price.', linkUrl }],
      ['rateMessage', message, { rating: 1, options: 0, linkUrl }],
      ['rateMessage', message, { rating: 2, options: 0, linkUrl }],
    ]);
    expect(lastAnswer(conversation.current()).rating).toBe('reported');
  });

  test('is known only once the service has it, and can be said again [CH-3]', async () => {
    const { conversation, turn } = conversationOf({
      rateMessage: [refused(500), success(undefined)],
      rateSession: [refused(500), success(undefined)],
    });
    conversation.ask('How?');
    await settled();
    const rating = () => lastAnswer(conversation.current()).rating;
    const vote = () => conversation.vote(lastAnswer(conversation.current()), { isHelpful: true });
    expect([(await vote()).ok, rating()]).toEqual([false, undefined]);
    expect([(await vote()).ok, rating()]).toEqual([true, 'up']);
    conversation.end();
    expect([(await conversation.rate({ isHelpful: true })).ok, turn()]).toMatchObject([
      false,
      { isRated: false },
    ]);
    expect([(await conversation.rate({ isHelpful: true })).ok, turn()]).toMatchObject([
      true,
      { isRated: true },
    ]);
  });

  test('of the session is asked for once it is closed [CH-2]', async () => {
    const { conversation, names, named, turn } = conversationOf();
    conversation.ask('How?');
    await settled();
    conversation.end();
    conversation.end();
    await conversation.rate({ isHelpful: false, reasons: ['incomplete'], comment: '' });
    expect(names().slice(3)).toEqual(['closeSession', 'rateSession']);
    expect(named('rateSession')[0]?.slice(1)).toEqual([
      's1',
      { rating: 0, options: 8, linkUrl: refunds.address },
    ]);
    expect(turn()).toEqual({ step: 'ended', isRated: true });
  });
});

test('a new conversation closes the session of the one before', async () => {
  const { conversation, named } = conversationOf();
  conversation.ask('How?');
  await settled();
  conversation.begin();
  conversation.begin();
  expect(named('closeSession')).toEqual([['closeSession', 's1']]);
});

test('pieces of an answer are shown while they come', async () => {
  const { conversation, service } = conversationOf();
  const shown: ChatState[] = [];
  Object.assign(service, {
    sendMessage: async (...[, { onText }]: Parameters<typeof service.sendMessage>) => {
      onText?.('Press');
      onText?.('Press Void.');
      return reply({ text: 'Press **Void**.' });
    },
  });
  conversation.subscribe(() => shown.push(conversation.current()));
  conversation.ask('How?');
  await settled();
  expect(shown.map(({ turn }) => turn.step)).toEqual([
    'sending',
    'sending',
    'streaming',
    'streaming',
    'idle',
  ]);
});

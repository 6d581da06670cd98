// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { noConversation, noFilters, type Turn } from '../../../../reader/features/chat/state/chat-state.ts';
import {
  forgetChat,
  keepChat,
  keptStep,
  readKeptChat,
} from '../../../../reader/features/chat/state/kept-chat.ts';
import type { ChatMessage } from '../../../../reader/features/chat/state/message.ts';

const at = '2026-11-02T10:00:00.000Z';
const question: ChatMessage = { by: 'reader', key: '0', at, text: 'How?' };
const answer: ChatMessage = {
  by: 'bot',
  key: '1',
  at,
  kind: 'answer',
  id: 'b1',
  sessionId: 's1',
  question: 'How?',
  text: 'Press Void.',
  scoredUrls: [{ url: '/faq', score: 0.5, title: 'FAQ' }],
  rating: 'up',
};
const chat = {
  sessionId: 's1',
  category: { category: 'Payments', subCategory: 'Refunds' },
  messages: [question, answer],
  filters: { ...noFilters, sources: ['Absorb'] },
  step: 'idle',
} as const;
const storageKey = 'fieldbook-chat';

beforeEach(() => sessionStorage.clear());

test('a conversation is read as it was kept', () => {
  keepChat('ana', chat);
  const { step: _, ...kept } = chat;
  expect(readKeptChat()).toEqual({ reader: 'ana', state: { ...kept, turn: { step: 'idle' } } });
});

test.each<[Turn, Turn]>([
  [{ step: 'idle' }, { step: 'idle' }],
  [{ step: 'waiting' }, { step: 'waiting' }],
  [
    { step: 'sending', isRepeated: false },
    { step: 'failed', by: 'aborted' },
  ],
  [
    { step: 'streaming', isRepeated: false, text: 'Pre' },
    { step: 'failed', by: 'aborted' },
  ],
  [
    { step: 'failed', by: 'timedOut' },
    { step: 'failed', by: 'aborted' },
  ],
  [
    { step: 'transient', secondsLeft: 3 },
    { step: 'failed', by: 'aborted' },
  ],
  [
    { step: 'ended', isRated: false },
    { step: 'ended', isRated: false },
  ],
  [
    { step: 'ended', isRated: true },
    { step: 'ended', isRated: true },
  ],
])('one that is left at %o resumes at %o', (turn, read) => {
  keepChat('', { ...chat, step: keptStep(turn) });
  expect(readKeptChat()?.state.turn).toEqual(read);
});

const many = (count: number, text: string): ChatMessage[] =>
  Array.from({ length: count }, (_, index) => ({ ...question, key: String(index), text }));

describe('a long conversation', () => {
  test('loses its beginning', () => {
    keepChat('', { ...chat, messages: many(500, 'How?') });
    expect(readKeptChat()?.state.messages.map(({ key }) => key)).toEqual(
      Array.from({ length: 100 }, (_, index) => String(index + 400)),
    );
  });

  test('fits, however long its messages are', () => {
    keepChat('', { ...chat, messages: many(100, 'How? '.repeat(4000)) });
    expect(sessionStorage.getItem(storageKey)?.length).toBeLessThan(400_000);
    expect(readKeptChat()?.state.messages.at(-1)?.key).toBe('99');
  });
});

describe('what cannot be read is dropped', () => {
  test.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['another version', JSON.stringify({ version: 2, reader: '', ...chat })],
    ['another shape', JSON.stringify({ version: 1, reader: '', ...chat, messages: 'many' })],
    ['a message of nobody', JSON.stringify({ version: 1, reader: '', ...chat, messages: [{ by: 'me' }] })],
  ])('%s', (_what, kept) => {
    sessionStorage.setItem(storageKey, kept);
    expect(readKeptChat()).toBeUndefined();
  });
});

test('nothing is kept before a chat begins, nor after it is forgotten', () => {
  keepChat('', { ...chat, messages: [], filters: noConversation.filters });
  expect(readKeptChat()).toBeUndefined();
  keepChat('', chat);
  forgetChat();
  expect(readKeptChat()).toBeUndefined();
});

test('a browser without storage is no fault', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepChat('', chat)).not.toThrow();
  full.mockRestore();
});

import { afterEach, describe, expect, test } from 'vitest';
import { chatService } from '../../../../reader/services/help-center/chat.ts';
import type { ChatService } from '../../../../reader/services/help-center/chat-service.ts';
import type { UserMessageRequest } from '../../../../schemas/services/help-center/chat.ts';
import {
  type Answer,
  type HelpCenterStandIn,
  helpCenterStandIn,
  json,
  nothing,
} from './help-center-stand-in.ts';

let standIn: HelpCenterStandIn;
afterEach(() => standIn.close());

async function chatOf(...answers: readonly Answer[]): Promise<ChatService> {
  standIn = await helpCenterStandIn(...answers);
  return chatService(standIn.call);
}

const question: UserMessageRequest = {
  sessionId: 's 1',
  text: 'How do I void an invoice?',
  requestParams: { page: '/faq/invoices', locale: 'en-US' },
  source: { area: 'KnowledgeBase' },
  isControlGroup: false,
  filters: { contentTypes: ['kbHowTo'], productAreas: [], sources: ['KBContentful'] },
  includeHistory: true,
};
const thumbsDown = { rating: 0, options: 1 + 16, description: 'The price is wrong.' } as const;

/** A file, as the refresh of the cookies answers with. */
const file: Answer = (response) =>
  response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(Buffer.from([0, 255, 1]));

const calls: Readonly<
  Record<string, { make: (chat: ChatService) => Promise<unknown>; asks: object; answer?: Answer }>
> = {
  'the settings [CH-1]': {
    make: (chat) => chat.settings(),
    asks: { method: 'GET', path: '/services/api/Chat/settings', body: '' },
  },
  'the filter options [CH-1]': {
    make: (chat) => chat.filterOptions(),
    asks: { method: 'GET', path: '/services/api/Chat/filter-options' },
  },
  'a session [CH-2]': {
    make: (chat) => chat.createSession({ category: 'Payments', subCategory: 'Refunds' }),
    asks: {
      method: 'POST',
      path: '/services/api/Chat/create-session',
      body: '{"source":{"instance":"KnowledgeBase","category":"Payments","subCategory":"Refunds"}}',
    },
  },
  'a message [CH-2]': {
    make: (chat) => chat.sendMessage(question, {}),
    asks: { method: 'POST', path: '/services/api/Chat/user-message', body: JSON.stringify(question) },
  },
  'feedback on an answer [CH-3]': {
    make: (chat) => chat.rateMessage({ sessionId: 's&1', botMessageId: 'b=1' }, thumbsDown),
    asks: {
      method: 'POST',
      path: '/services/api/Chat/bot-message-feedback?sessionId=s%261&botMessageId=b%3D1',
      body: JSON.stringify(thumbsDown),
    },
  },
  'feedback on the session [CH-2]': {
    make: (chat) => chat.rateSession('s1', { rating: 1, options: 0 }),
    asks: {
      method: 'POST',
      path: '/services/api/Chat/session-feedback?sessionId=s1',
      body: '{"rating":1,"options":0}',
    },
  },
  'another category [CH-2]': {
    make: (chat) => chat.updateCategory('s1', { category: 'Jobs & more', subCategory: 'Board' }),
    asks: {
      method: 'POST',
      path: '/services/api/Chat/update-session-category?category=Jobs+%26+more&subCategory=Board&sessionId=s1',
      body: '',
    },
  },
  'the end [CH-2]': {
    make: (chat) => chat.closeSession('s1'),
    asks: { method: 'POST', path: '/services/api/Chat/close-session?sessionId=s1', body: '' },
  },
  'new cookies [CH-2]': {
    make: (chat) => chat.refreshCookies(),
    asks: { method: 'POST', path: '/services/api/Chat/refresh-auth-cookies', body: '' },
    answer: file,
  },
};

describe('a call', () => {
  test.each(Object.entries(calls))(
    'asks for %s',
    async (_what, { make, asks, answer = json(200, { id: '1' }) }) => {
      const chat = await chatOf(answer);
      expect(await make(chat)).toMatchObject({ ok: true });
      expect(standIn.asked).toMatchObject([
        { ...asks, headers: { authorization: 'Bearer token-1', instance: 'KnowledgeBase' } },
      ]);
    },
  );

  test.each(Object.entries(calls))(
    'for %s gives nothing where the status is 204 [CH-4]',
    async (_what, { make }) => {
      const chat = await chatOf(nothing);
      expect(await make(chat)).toEqual({ ok: true, value: undefined });
    },
  );

  test.each(Object.entries(calls))(
    'for %s with another status reports the status [CH-4]',
    async (_what, { make }) => {
      const chat = await chatOf(json(201, { created: true }, { 'x-request-id': 'r1' }));
      expect(await make(chat)).toMatchObject({
        ok: false,
        failure: {
          kind: 'refused',
          status: 201,
          answered: {
            says: 'An unexpected server error occurred.',
            status: 201,
            data: '{"created":true}',
            headers: { 'x-request-id': 'r1', 'content-type': 'application/json' },
          },
        },
      });
    },
  );

  test('reads its reply', async () => {
    const chat = await chatOf(json(200, { isInternal: true, feedbackUrl: 'https://a.example/', more: 1 }));
    expect(await chat.settings()).toEqual({
      ok: true,
      value: { isInternal: true, feedbackUrl: 'https://a.example/', showFilters: false },
    });
  });

  test('follows no redirect [CH-4]', async () => {
    const chat = await chatOf((response) => response.writeHead(307, { location: '/elsewhere' }).end());
    expect(await chat.settings()).toMatchObject({
      ok: false,
      failure: {
        kind: 'redirected',
        answered: { says: 'An unexpected server error occurred.', status: 307 },
      },
    });
    expect(standIn.asked).toHaveLength(1);
  });
});

describe('a parameter that is missing [CH-4]', () => {
  const missing: Readonly<Record<string, (chat: ChatService, none: never) => Promise<unknown>>> = {
    sessionId: (chat, none) => chat.closeSession(none),
    botMessageId: (chat, none) => chat.rateMessage({ sessionId: 's1', botMessageId: none }, thumbsDown),
    category: (chat, none) => chat.updateCategory('s1', { category: none, subCategory: 'Board' }),
    subCategory: (chat, none) => chat.updateCategory('s1', { category: 'Jobs', subCategory: none }),
  };
  const sessions: Readonly<Record<string, (chat: ChatService, none: never) => Promise<unknown>>> = {
    'a message': (chat, none) => chat.sendMessage({ ...question, sessionId: none }, {}),
    'feedback on an answer': (chat, none) =>
      chat.rateMessage({ sessionId: none, botMessageId: 'b1' }, thumbsDown),
    'feedback on the session': (chat, none) => chat.rateSession(none, thumbsDown),
    'another category': (chat, none) => chat.updateCategory(none, { category: 'Jobs', subCategory: 'Board' }),
  };

  test.each(Object.entries(missing))('is named in the error: %s', async (name, make) => {
    const chat = await chatOf(nothing);
    for (const none of [undefined, null, ''])
      expect(() => make(chat, none as never)).toThrow(
        new TypeError(`The parameter "${name}" cannot be null.`),
      );
    expect(standIn.asked).toEqual([]);
  });

  test.each(Object.entries(sessions))('keeps %s from being sent', async (_what, make) => {
    const chat = await chatOf(nothing);
    expect(() => make(chat, undefined as never)).toThrow('The parameter "sessionId" cannot be null.');
    expect(standIn.asked).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import {
  botReply,
  chatFilterOptions,
  chatPaths,
  chatSession,
  chatSettings,
} from '../../../../schemas/services/help-center/chat.ts';
import { answers, chatClient, eventsOf, messageOf, passage } from './chat-client.ts';

const streamed = { accept: 'text/event-stream, application/json' };

describe('who may call the chat [CH-4]', () => {
  const paths = [
    ['GET', chatPaths.settings],
    ['GET', chatPaths.filterOptions],
    ['POST', chatPaths.createSession],
    ['POST', chatPaths.userMessage],
    ['POST', `${chatPaths.botMessageFeedback}?sessionId=a&botMessageId=b`],
    ['POST', `${chatPaths.sessionFeedback}?sessionId=a`],
    ['POST', `${chatPaths.updateSessionCategory}?category=a&subCategory=b&sessionId=c`],
    ['POST', `${chatPaths.closeSession}?sessionId=a`],
    ['POST', chatPaths.refreshAuthCookies],
  ] as const;

  test.each(paths)('%s %s takes the token and names the instance', async (method, path) => {
    const { call, clock } = await chatClient();
    const body = path === chatPaths.userMessage ? messageOf('a', 'b') : undefined;
    expect((await call(method, path, body, { authorization: 'Bearer made.up' })).status).toBe(401);
    expect((await call(method, path, body, { authorization: '' })).status).toBe(401);
    expect((await call(method, path, body, { instance: 'Other' })).status).toBe(400);
    expect((await call(method, path, body, { origin: 'https://evil.example' })).status).toBe(403);
    const { headersFor } = await chatClient();
    const headers = headersFor(undefined);
    clock.nowMs += 61 * 60 * 1000;
    expect((await call(method, path, body, headers)).status).toBe(401);
  });

  test('another method is answered with which one it takes', async () => {
    const { call } = await chatClient();
    expect((await call('PUT', chatPaths.userMessage)).status).toBe(405);
  });

  test('a site without a help center has no chat', async () => {
    const { change, call } = await chatClient();
    const { emptySite } = await import('../../preview/preview-of.ts');
    change({ ...emptySite, services: {}, answers });
    expect((await call('GET', chatPaths.settings)).status).toBe(404);
  });
});

test('settings and filter options [CH-1]', async () => {
  const { call } = await chatClient({ basePath: '/help/' });
  const settings = await call('GET', chatPaths.settings);
  expect(settings.headers.get('cache-control')).toBe('no-store');
  expect(chatSettings.parse(await settings.json())).toEqual({
    isInternal: false,
    feedbackUrl: undefined,
    showFilters: true,
  });
  const options = await (await call('GET', chatPaths.filterOptions)).json();
  expect(chatFilterOptions.parse(options)).toEqual(answers.filterOptions());
});

describe('a session [CH-2]', () => {
  test('is created with what the reader reads about', async () => {
    const { post, clock } = await chatClient();
    const source = { instance: 'KnowledgeBase', category: 'Dispatch', subCategory: 'Board' };
    const reply: unknown = await (await post(chatPaths.createSession, { source })).json();
    expect(reply).toMatchObject({ source });
    expect(chatSession.parse(reply)).toMatchObject({
      id: expect.stringMatching(/^[\da-f-]{36}$/u),
      createdUtc: new Date(clock.nowMs).toISOString(),
      botId: 'fieldbook',
    });
  });

  test.each([
    [{}, 422],
    [{ source: { instance: 'Other' } }, 422],
    [{ source: { instance: 'KnowledgeBase', category: '' } }, 422],
    [{ source: { instance: 'KnowledgeBase' }, more: 1 }, 422],
    ['{', 400],
  ])('is not created of %j', async (body, status) => {
    const { post } = await chatClient();
    expect((await post(chatPaths.createSession, body)).status).toBe(status);
  });

  test('belongs to who has created it', async () => {
    const { open, say, headersFor } = await chatClient({ visitorId: 'ana' });
    const id = await open();
    expect((await say(id, 'refund')).status).toBe(200);
    expect((await say(id, 'refund', {}, headersFor('ben'))).status).toBe(404);
    expect((await say(id, 'refund', {}, headersFor(undefined))).status).toBe(404);
  });

  test('that is unknown or too old is refused in words', async () => {
    const { open, say, clock } = await chatClient();
    const unknown = await say('unknown', 'refund');
    expect([unknown.status, await unknown.json()]).toEqual([
      404,
      { error: { code: 404, message: expect.stringContaining('There is no such session') } },
    ]);
    const id = await open();
    clock.nowMs += 13 * 60 * 60 * 1000;
    expect((await say(id, 'refund')).status).toBe(404);
  });

  test('outlives a change of the site', async () => {
    const { open, say, change } = await chatClient();
    const first = await open();
    const { emptySite } = await import('../../preview/preview-of.ts');
    change({ ...emptySite, answers, version: 'second' });
    expect((await say(first, 'refund')).status).toBe(200);
  });

  test('that is closed takes no message, can be rated, and is kept once', async () => {
    const { open, say, post, events } = await chatClient();
    const id = await open({ category: 'Dispatch' });
    await say(id, 'refund');
    await say(id, 'weather');
    const category = `${chatPaths.updateSessionCategory}?category=Sales&subCategory=Board&sessionId=${id}`;
    expect((await post(category)).status).toBe(204);
    for (const status of [204, 204])
      expect((await post(`${chatPaths.closeSession}?sessionId=${id}`)).status).toBe(status);
    const refused = await say(id, 'refund');
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { error: { code: 409, message: 'The session is closed; create another one.' } },
    ]);
    expect((await post(category)).status).toBe(409);
    const feedback = {
      rating: 0,
      options: 3,
      description: 'Too short',
      linkUrl: 'https://help.example.com/x',
    };
    expect((await post(`${chatPaths.sessionFeedback}?sessionId=${id}`, feedback)).status).toBe(204);
    const { counts, newest } = await events.overview();
    expect(counts).toMatchObject({ chats: 1, chatRatings: 1, questions: 2 });
    expect(newest.chats).toMatchObject([
      { sessionId: id, category: 'Sales', subCategory: 'Board', questions: 2, answered: 1 },
    ]);
    expect(newest.chatRatings).toMatchObject([
      { sessionId: id, replyId: null, rating: 0, reasons: 3, description: 'Too short' },
    ]);
  });

  test('is not named: the parameter is, as the specification words it [CH-4]', async () => {
    const { post } = await chatClient();
    const missing = {
      [chatPaths.closeSession]: 'sessionId',
      [`${chatPaths.closeSession}?sessionId=`]: 'sessionId',
      [chatPaths.sessionFeedback]: 'sessionId',
      [`${chatPaths.botMessageFeedback}?sessionId=a`]: 'botMessageId',
      [`${chatPaths.updateSessionCategory}?sessionId=a&subCategory=b`]: 'category',
      [`${chatPaths.updateSessionCategory}?sessionId=a&category=b`]: 'subCategory',
    };
    for (const [path, parameter] of Object.entries(missing)) {
      const response = await post(path);
      expect([response.status, await response.json()], path).toEqual([
        400,
        { error: { code: 400, message: `The parameter "${parameter}" cannot be null.` } },
      ]);
    }
    expect((await post(`${chatPaths.closeSession}?sessionId=${'a'.repeat(300)}`)).status).toBe(422);
  });
});

describe('a message [CH-2]', () => {
  test('is answered with its sources, and kept', async () => {
    const { open, said, events, clock } = await chatClient();
    const id = await open();
    const reply = await said(id, 'How do I refund?');
    const { markdown, ...source } = passage;
    expect(botReply.parse(reply)).toMatchObject({
      text: markdown,
      scoredUrls: [source],
      isTransientError: false,
      isGuardrailed: false,
      sessionId: id,
      timestampUtc: new Date(clock.nowMs).toISOString(),
      botVersion: 'fieldbook',
    });
    const { newest } = await events.overview();
    expect(newest.questions).toMatchObject([
      { sessionId: id, question: 'How do I refund?', isAnswered: 1, source: passage.url },
    ]);
  });

  test('without an answer gets a reply without text and sources', async () => {
    const { open, said, events } = await chatClient();
    expect(await said(await open(), 'weather')).toMatchObject({ text: '', scoredUrls: [] });
    expect((await events.overview()).newest.questions).toMatchObject([{ isAnswered: 0, source: null }]);
  });

  test('is written piece by piece to who can read that', async () => {
    const { open, say } = await chatClient();
    const response = await say(await open(), 'refund', {}, streamed);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const events = await eventsOf(response);
    expect(events.map(({ event }) => event)).toEqual(['text', 'reply']);
    expect(events[0]?.data).toEqual({ text: passage.markdown });
    expect(events[1]?.data).toMatchObject({ text: passage.markdown, scoredUrls: [{ url: passage.url }] });
  });

  test('leans on the one before where the history counts', async () => {
    const { open, said } = await chatClient();
    const id = await open();
    expect(await said(id, 'and on a phone?')).toMatchObject({ text: '' });
    await said(id, 'How do I refund?');
    expect(await said(id, 'and on a phone?', { includeHistory: false })).toMatchObject({ text: '' });
    await said(id, 'How do I refund?');
    expect(await said(id, 'and on a phone?')).toMatchObject({ text: 'On a phone too.' });
  });

  test('is answered by what the filters leave', async () => {
    const { open, said } = await chatClient();
    const filters = { contentTypes: ['kbGlossary'], productAreas: [], sources: [] };
    expect(await said(await open(), 'refund', { filters })).toMatchObject({ text: '' });
  });

  test.each(['Hello!', 'thank you very much', 'Hi there'])(
    'that is no question ("%s") is told what to do',
    async (text) => {
      const { open, said } = await chatClient();
      expect(await said(await open(), text)).toMatchObject({
        text: expect.stringMatching(/^Type a question/u),
        scoredUrls: [],
      });
    },
  );

  test.each([
    [{ text: '' }, 422],
    [{ text: 'a'.repeat(4001) }, 422],
    [{ filters: {} }, 422],
    [{ unknown: 1 }, 422],
  ])('of another shape is refused: %j', async (more, status) => {
    const { open, say } = await chatClient();
    expect((await say(await open(), 'refund', more)).status).toBe(status);
  });
});

describe('a reply is rated [CH-3]', () => {
  test('with what the reader thinks of it', async () => {
    const { open, said, post, events } = await chatClient();
    const id = await open();
    const reply = await said(id, 'refund');
    const path = `${chatPaths.botMessageFeedback}?sessionId=${id}&botMessageId=${String(reply['id'])}`;
    expect((await post(path, { rating: 2, options: 0 })).status).toBe(204);
    expect((await post(path, { rating: 3, options: 0 })).status).toBe(422);
    expect((await post(path, { rating: 1, options: 32 })).status).toBe(422);
    expect((await events.overview()).newest.chatRatings).toMatchObject([
      { sessionId: id, replyId: reply['id'], rating: 2, reasons: 0 },
    ]);
  });

  test('only where the session has it', async () => {
    const { open, post } = await chatClient();
    const path = `${chatPaths.botMessageFeedback}?sessionId=${await open()}&botMessageId=other`;
    expect((await post(path, { rating: 1, options: 0 })).status).toBe(404);
  });
});

test('the cookie of who has signed in is renewed, and the reply is a file [CH-2]', async () => {
  const { call, post } = await chatClient({ visitorId: 'ana' });
  const signedIn = await post('/Auth/Customer', 'name=Ana&email=ana@ruiz.example&company=Ruiz&returnUrl=/', {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
  });
  const [given = ''] = signedIn.headers.getSetCookie();
  const [cookie = ''] = given.split(';');
  const response = await post(chatPaths.refreshAuthCookies, undefined, { cookie });
  expect(response.headers.getSetCookie()).toEqual([given]);
  const profile = await call('GET', '/auth/profile', undefined, { cookie });
  expect(await profile.json()).toMatchObject({ userName: 'ana@ruiz.example' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toMatch(/^attachment/u);
  expect((await post(chatPaths.refreshAuthCookies)).headers.getSetCookie()).toEqual([]);
});

describe('a quick answer [QA-1]', () => {
  test('is for readers who have signed in', async () => {
    const { quick } = await chatClient();
    const response = await quick('refund');
    expect([response.status, await response.json()]).toEqual([
      403,
      { error: { code: 403, message: expect.stringContaining('Only signed-in readers') } },
    ]);
  });

  test('has text and sources, or neither, and is kept', async () => {
    const { quick, events } = await chatClient({ visitorId: 'ana' });
    expect(await (await quick('refund')).json()).toMatchObject({ text: passage.markdown });
    expect(await (await quick('weather')).json()).toMatchObject({ text: '', scoredUrls: [] });
    const streamedEvents = await eventsOf(await quick('refund', streamed));
    expect(streamedEvents.at(-1)).toMatchObject({ event: 'reply', data: { text: passage.markdown } });
    const { newest } = await events.overview();
    expect(newest.questions.map(({ sessionId, isAnswered }) => [sessionId, isAnswered])).toEqual([
      [null, 1],
      [null, 0],
      [null, 1],
    ]);
  });

  test('is asked for in words', async () => {
    const { quick, post } = await chatClient({ visitorId: 'ana' });
    expect((await quick('')).status).toBe(422);
    expect((await post('/api/QuickAnswer/answer', { query: 'a', more: 1 })).status).toBe(422);
  });
});

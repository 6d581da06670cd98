import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sites } from '../../../cli/services/site/built-site.ts';
import { feedbackRatings, searchRatings } from '../../../schemas/spec/pages/feedback.ts';
import { builtSite } from '../preview/built-site.ts';
import { previewOf } from '../preview/preview-of.ts';
import { json, openBundleOf, serveOf, sixArticles } from './serve/served.ts';

const config = { serve: { signIn: { visitorId: 'X-Forwarded-User' }, proxies: 1 } };

let sites: Sites;

beforeAll(async () => {
  sites = await openBundleOf(sixArticles, config);
});
afterAll(() => sites.forEach(({ close }) => close()));

interface Server {
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>;
  /** The public keys that pages send. */
  readonly key: string;
  readonly environment: string;
  readonly visitor: Readonly<Record<string, string>>;
}

const servers: Readonly<Record<string, () => Promise<Server>>> = {
  async preview() {
    const services = { profile: true, helpCenter: true, feedback: true, log: true } as const;
    const service = { auth: '/services/search', key: 'preview', domainKey: 'preview' };
    const preview = await previewOf(builtSite(sixArticles, { config: { services, search: { service } } }));
    const { ask } = preview;
    const form = new URLSearchParams({ name: 'Ana', email: '', company: '', returnUrl: '/' });
    const headers = { origin: 'http://localhost:4173' };
    const signedIn = await ask('/Auth/Customer', { method: 'POST', headers, body: form });
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    return { ask, key: 'preview', environment: 'development', visitor: { cookie } };
  },
  async serve() {
    const { ask } = await serveOf(sites, config);
    return { ask, key: 'fieldbook', environment: 'production', visitor: { 'x-forwarded-user': 'ana' } };
  },
};

const query = {
  query: 'refund',
  filters: {},
  length: 5,
  offset: 0,
  facets: ['SOURCE'],
  matchHighlightTags: ['<mark>', '</mark>'],
};

/** Every call of the reader but those that only one of them answers: signing in, closing a case. */
describe.each(Object.entries(servers))('%s answers as the reader expects', (_, start) => {
  test('the search [SV-1] [SR-9] [SR-11] [AC-1]', async () => {
    const { ask, key, environment } = await start();
    const auth = '/services/search';
    const keyed = { 'x-inbenta-key': key };
    const refused = await ask(`${auth}/v1/auth`, json({ domain_key: key }));
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { error: { code: 403, message: expect.any(String) } },
    ]);
    const token = (await (await ask(`${auth}/v1/auth`, json({ domain_key: key }, keyed))).json()) as {
      readonly accessToken: string;
    };
    expect(token).toEqual({
      accessToken: expect.any(String),
      expiration: expect.any(Number),
      expires_in: 1200,
      apis: { search: expect.stringMatching(/^http:\/\/localhost:\d+\/services\/search$/u) },
    });
    const signedIn = { ...keyed, authorization: `Bearer ${token.accessToken}`, 'x-inbenta-env': environment };
    const batch = `${auth}/v1/federated-search/batch`;
    const found = await ask(batch, json({ queries: [query, { ...query, query: 'zebra' }] }, signedIn));
    const [one, none] = (await found.json()) as { results: { tracking: Record<string, string> }[] }[];
    expect(one).toMatchObject({
      numberOfResults: 1,
      facets: [{ name: 'SOURCE', options: [{ value: 'KBContentful', count: 1 }] }],
      results: [
        {
          id: expect.any(String),
          title: 'Refund a payment',
          highlightedTitle: '<mark>Refund</mark> a payment',
          attributes: { URL: ['/how-to/refund-a-payment'], CONTENTFUL_TYPE: ['kbHowTo'] },
          tracking: { clickCode: expect.any(String), rateCode: expect.any(String) },
        },
      ],
      tracking: { rateCode: expect.any(String) },
    });
    expect(none).toMatchObject({ numberOfResults: 0, results: [] });
    expect(
      (await ask(batch, json({ queries: [query] }, { ...signedIn, authorization: 'Bearer x.y' }))).status,
    ).toBe(401);

    const suggested = await ask(`${auth}/v1/autocompleter/data`, { headers: signedIn });
    expect(await suggested.json()).toContainEqual({
      repr: 'Refund a payment',
      URL: ['/how-to/refund-a-payment'],
      id: expect.any(String),
      SOURCE: ['KBContentful'],
    });
    const { clickCode, rateCode } = one?.results[0]?.tracking ?? {};
    const events = [
      { type: 'click', data: { code: clickCode } },
      { type: 'search_rate', data: { code: rateCode, value: searchRatings.no, comment: 'No.' } },
      { type: 'autocompleter_click', data: { contentId: 'x', query: 'ref' } },
    ];
    for (const event of events) {
      expect([event.type, (await ask(`${auth}/v1/tracking/events`, json(event, signedIn))).status]).toEqual([
        event.type,
        204,
      ]);
    }
  });

  test('the chat and quick answers [SV-1] [CH-2] [CH-3] [QA-1] [QA-3]', async () => {
    const { ask, visitor } = await start();
    const token = (await (await ask('/helpcenter/token', { headers: visitor })).json()) as string;
    const base = (await (await ask('/helpcenter/baseurl')).json()) as string;
    expect(base).toMatch(/^http:\/\/localhost:\d+$/u);
    const headers = { authorization: `Bearer ${token}`, instance: 'KnowledgeBase' };
    expect(await (await ask('/api/Chat/settings', { headers })).json()).toEqual({
      isInternal: false,
      showFilters: true,
    });
    expect(await (await ask('/api/Chat/filter-options', { headers })).json()).toMatchObject({
      contentTypes: [{ id: 'kbHowTo' }],
      sources: [{ id: 'KBContentful' }],
    });
    const source = { instance: 'KnowledgeBase', category: 'Payments' };
    const session = (await (await ask('/api/Chat/create-session', json({ source }, headers))).json()) as {
      readonly id: string;
    };
    const { id: sessionId } = session;
    const message = {
      sessionId,
      text: 'How do I refund a payment?',
      requestParams: {},
      source: { area: 'KnowledgeBase' },
      isControlGroup: false,
      filters: { contentTypes: [], productAreas: [], sources: [] },
      includeHistory: true,
    };
    const reply = (await (await ask('/api/Chat/user-message', json(message, headers))).json()) as {
      readonly id: string;
    };
    expect(reply).toMatchObject({
      sessionId,
      text: expect.stringContaining('select Refund'),
      isTransientError: false,
      scoredUrls: [{ url: expect.stringMatching(/^\/how-to\/refund/u) }],
    });
    const rating = { rating: feedbackRatings.thumbsUp, options: 0 };
    const steps = [
      [`bot-message-feedback?sessionId=${sessionId}&botMessageId=${reply.id}`, rating],
      [`update-session-category?category=a&subCategory=b&sessionId=${sessionId}`, undefined],
      [`close-session?sessionId=${sessionId}`, undefined],
      [`session-feedback?sessionId=${sessionId}`, rating],
    ] as const;
    for (const [path, body] of steps) {
      const sent = body === undefined ? { method: 'POST', headers } : json(body, headers);
      expect([path, (await ask(`/api/Chat/${path}`, sent)).status]).toEqual([path, 204]);
    }
    expect((await ask('/api/Chat/user-message', json(message, headers))).status).toBe(409);
    expect((await ask('/api/Chat/refresh-auth-cookies', { method: 'POST', headers })).status).toBe(200);

    const quick = { query: 'refund a payment' };
    const answer = (await (await ask('/api/QuickAnswer/answer', json(quick, headers))).json()) as {
      readonly id: string;
    };
    expect(answer).toMatchObject({ text: expect.stringContaining('Refund'), isGuardrailed: false });
    const vote = json({ id: answer.id, ...rating }, headers);
    expect((await ask('/api/QuickAnswer/vote', vote)).status).toBe(204);
    const anonymous = (await (await ask('/helpcenter/token')).json()) as string;
    const asAnybody = { ...headers, authorization: `Bearer ${anonymous}` };
    expect((await ask('/api/QuickAnswer/answer', json(quick, asAnybody))).status).toBe(403);
    expect((await ask('/api/Chat/settings', { headers: { instance: 'KnowledgeBase' } })).status).toBe(401);
  });

  test('the profile, the log and feedback [SV-1] [AU-1]', async () => {
    const { ask, visitor } = await start();
    expect(await (await ask('/auth/profile')).json()).toEqual({
      visitorId: '',
      tenantName: '',
      userName: '',
      userDisplayName: '',
      email: '',
    });
    expect(await (await ask('/auth/profile', { headers: visitor })).json()).toMatchObject({
      visitorId: expect.stringMatching(/./u),
      userDisplayName: expect.stringMatching(/./u),
    });
    const item = { id: '1', type: 'error', category: 'chat', message: 'It broke.' };
    expect((await ask('/Log/Send', json([item]))).status).toBe(204);
    const said = {
      id: 'e1',
      at: '2026-03-09T00:00:00Z',
      kind: 'poll',
      value: 'no',
      reasons: [],
      page: '/how-to/refund-a-payment',
      bundle: '',
    };
    const sent = await Promise.all([1, 2].map(() => ask('/Feedback/Send', json([said]))));
    expect(sent.map(({ status }) => status)).toEqual([204, 204]);
    const wrong = await ask('/Feedback/Send', json([{ ...said, value: 'maybe' }]));
    expect([wrong.status, await wrong.json()]).toEqual([
      422,
      { error: { code: 422, message: expect.stringContaining('0.value') } },
    ]);
  });
});

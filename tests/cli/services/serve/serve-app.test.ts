import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sites } from '../../../../cli/services/site/built-site.ts';
import { exportOf } from '../../../pipeline/documents.ts';
import { howTo } from '../../exports.ts';
import { host, json, openBundleOf, serveOf } from './served.ts';

let sites: Sites;

beforeAll(async () => {
  sites = await openBundleOf(exportOf([howTo('dispatch', 'Open the dispatch board.'), howTo('crews')]));
});
afterAll(() => sites.forEach(({ close }) => close()));

const from = (origin: string) => ({ headers: { origin, 'sec-fetch-site': 'cross-site' } });

const key = { 'x-inbenta-key': 'fieldbook' };
const searchToken = json({ domain_key: 'fieldbook' }, key);

describe('a process of services', () => {
  test('lives, is ready until it ends, and says whether its database answers [SV-4]', async () => {
    const { ask, why, readiness } = await serveOf(sites);
    expect((await ask('/healthz')).status).toBe(200);
    expect(await (await ask('/readyz')).json()).toEqual({ isReady: true, database: 'ok', isDraining: false });

    why.mockResolvedValueOnce('the database at db:5432 cannot be reached');
    const without = await ask('/readyz');
    expect([without.status, await without.json()]).toEqual([
      200,
      { isReady: true, database: 'unreached', isDraining: false },
    ]);
    expect((await ask('/readyz')).status).toBe(200);
    readiness.drain();
    expect((await ask('/readyz')).status).toBe(503);
    expect((await ask('/healthz')).status).toBe(200);
  });

  test('tells its measures to who asks it directly [SV-4]', async () => {
    const { ask } = await serveOf(sites);
    await ask('/services/search/v1/auth', searchToken);
    const text = await (await ask('/metrics')).text();
    expect(text).toContain(
      'fieldbook_request_seconds_count{route="search token",method="POST",status="200"} 1',
    );
    expect((await ask('/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(404);
  });

  test('refuses requests when it answers as many as it may, and says when to ask again [SV-4]', async () => {
    const { ask } = await serveOf(sites, { serve: { limits: { requests: 1 } } });
    const body = new TransformStream<Uint8Array, Uint8Array>();
    const slow = ask('/Feedback/Send', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: body.readable,
      duplex: 'half',
    } as RequestInit);
    const surplus = await ask('/helpcenter/token');
    expect([surplus.status, surplus.headers.get('retry-after')]).toEqual([503, '1']);
    expect((await ask('/readyz')).status).toBe(200);
    await body.writable.close();
    expect((await slow).status).toBe(400);
    expect((await ask('/helpcenter/token')).status).toBe(200);
  });

  test('limits the calls of a token over all addresses [SV-4]', async () => {
    const { ask } = await serveOf(sites, { serve: { limits: { token: { calls: 3, seconds: 60 } } } });
    const token = (await (await ask('/helpcenter/token')).json()) as string;
    const headers = { authorization: `Bearer ${token}`, instance: 'KnowledgeBase' };
    const statuses = [];
    for (let call = 0; call < 5; call += 1)
      statuses.push((await ask('/api/Chat/settings', { headers })).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await ask('/helpcenter/token')).status).toBe(200);
  });

  test('answers pages of the origins that the configuration names, and of no others [SV-4]', async () => {
    const { ask } = await serveOf(sites, { serve: { origins: ['https://www.example.com'] } });
    const allowed = await ask('/helpcenter/token', from('https://www.example.com'));
    expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([
      200,
      'https://www.example.com',
    ]);
    const asked = await ask('/services/search/v1/auth', {
      method: 'OPTIONS',
      headers: { origin: 'https://www.example.com', 'access-control-request-method': 'POST' },
    });
    expect([asked.status, asked.headers.get('access-control-allow-headers')]).toEqual([
      204,
      expect.stringContaining('x-inbenta-key'),
    ]);
    const foreign = await ask('/helpcenter/token', from('https://evil.example'));
    expect([foreign.status, foreign.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  });

  test.each([{}, { origins: ['https://www.example.com'] }])(
    'answers AI assistants in pages of the machine of a reader, and no other service does: %o [SV-4] [SV-5]',
    async (serve) => {
      const { ask } = await serveOf(sites, { serve });
      const inspector = from('http://localhost:6274');
      const asked = await ask('/mcp', {
        method: 'OPTIONS',
        headers: { ...inspector.headers, 'access-control-request-method': 'POST' },
      });
      expect(asked.headers.get('access-control-allow-origin')).toBe('http://localhost:6274');
      const statuses = async ({ headers }: ReturnType<typeof from>) => {
        const services = ['/services/search/v1/auth', '/api/Chat/create-session', '/api/QuickAnswer/answer'];
        const others = ['/api/QuickAnswer/vote', '/Log/Send', '/Feedback/Send'];
        const answers = ['/mcp', ...services, ...others].map((path) => ask(path, json({}, headers)));
        return (await Promise.all(answers)).map(({ status }) => status);
      };
      expect(await statuses(inspector)).toEqual([406, 403, 403, 403, 403, 403, 403]);
      expect(new Set(await statuses(from('https://evil.example')))).toEqual(new Set([403]));
    },
  );

  test('knows its own host names [SV-4]', async () => {
    const { app } = await serveOf(sites, { hosts: ['help.example.com'] });
    const at = async (name: string) =>
      (await app.request(`http://${name}/helpcenter/token`, { headers: { host: name } })).status;
    expect([await at('help.example.com'), await at('evil.example')]).toEqual([200, 421]);
  });

  test('fails in no way that a reader asks for, and closes no support case [SV-1]', async () => {
    const { ask } = await serveOf(sites);
    const { accessToken } = (await (await ask('/services/search/v1/auth', searchToken)).json()) as {
      readonly accessToken: string;
    };
    const query = {
      query: 'fail 500',
      filters: {},
      length: 1,
      offset: 0,
      facets: [],
      matchHighlightTags: ['', ''],
    };
    const signedIn = { ...key, authorization: `Bearer ${accessToken}`, 'x-inbenta-env': 'production' };
    const found = await ask(
      '/services/search/v1/federated-search/batch',
      json({ queries: [query] }, signedIn),
    );
    expect(found.status).toBe(200);
    const closing = { caseId: '1', articleUrl: `${host}/how-to/dispatch` };
    expect((await ask('/salesforce/closecase', json(closing))).status).toBe(404);
  });

  test('says in its log where it failed, without what was sent [SV-4]', async () => {
    const [site] = sites;
    const search = { ...site.search, suggestions: () => Promise.reject(new Error('divorce of ana')) };
    const { ask, lines } = await serveOf([{ ...site, search }]);
    const signedIn = await ask('/services/search/v1/auth', searchToken);
    const { accessToken } = (await signedIn.json()) as { readonly accessToken: string };
    const headers = { ...key, authorization: `Bearer ${accessToken}`, 'x-inbenta-env': 'production' };
    const failed = await ask('/services/search/v1/autocompleter/data', { headers });
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '1']);
    expect(lines.join('')).toMatch(/"error":"a fault of Fieldbook: Error +at .*"msg":"a request failed"/u);
    expect(lines.join('')).not.toContain('ana');
  });
});

test('who is signed in comes from the headers of the proxy [AU-1]', async () => {
  const signIn = { visitorId: 'X-Forwarded-User', email: 'X-Forwarded-Email', name: 'X-Forwarded-Name' };
  const config = { serve: { signIn, proxies: 1 } };
  const own = await openBundleOf(exportOf([howTo('dispatch')]), config);
  const { ask } = await serveOf(own, config);
  const headers = {
    'x-forwarded-user': 'ana',
    'x-forwarded-email': 'ana@example.com',
    'x-forwarded-name': Buffer.from('Ana Rüíz').toString('latin1'),
  };
  expect(await (await ask('/auth/profile', { headers })).json()).toEqual({
    visitorId: 'ana',
    tenantName: '',
    userName: 'ana@example.com',
    userDisplayName: encodeURIComponent('Ana Rüíz'),
    email: 'ana@example.com',
  });
  expect(await (await ask('/auth/profile')).json()).toMatchObject({ visitorId: '' });
  own.forEach(({ close }) => close());
});

import { expect, test } from 'vitest';
import { liveResults } from '../../../cli/search/live-results.ts';
import { searchPaths, type SearchSettings } from '../../../schemas/services/search/search-settings.ts';

const service: SearchSettings = {
  auth: 'https://search.example',
  key: 'the-key',
  domainKey: 'the-domain',
  environment: 'production',
  hosts: ['api.example'],
  paths: searchPaths,
};
const site = { siteUrl: 'https://help.example', basePath: '/kb/' };

const signedIn = { accessToken: 'the-token', apis: { search: 'https://api.example/search' } };
const hit = (url: string) => ({ id: url, title: 'Use &amp; <b>learn</b>', attributes: { URL: [url] } });
const resultsOf = (count: number) =>
  Array.from({ length: count }, () => ({
    results: [hit('https://help.example/kb/how-to/board'), hit('https://academy.example/a')],
    numberOfResults: 2,
  }));

type Reply = { readonly status?: number; readonly body: unknown } | Error;

/** Answers one call after the other, and notes them. */
function replying(...replies: readonly Reply[]) {
  const left = [...replies];
  const calls: { url: string; headers: Record<string, string>; body: unknown }[] = [];
  const pauses: number[] = [];
  return {
    calls,
    pauses,
    tools: {
      fetch: (async (url: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
        calls.push({ url, headers, body: JSON.parse(body) });
        const reply = left.shift();
        if (reply === undefined || reply instanceof Error) throw reply ?? new TypeError('no reply is left');
        const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
        return new Response(text, { status: reply.status ?? 200 });
      }) as unknown as typeof fetch,
      sleep: async (ms: number) => pauses.push(ms),
    },
  };
}

test('signs in, asks ten queries at a time, and gives pages of the site by their paths', async () => {
  const { tools, calls } = replying({ body: signedIn }, { body: resultsOf(10) }, { body: resultsOf(1) });
  const queries = Array.from({ length: 11 }, (_, number) => `query ${number}`);
  const results = await liveResults(queries, { service, site }, tools);
  expect(results).toHaveLength(11);
  expect(results[0]).toEqual([
    { id: 'https://help.example/kb/how-to/board', title: 'Use & learn', url: '/how-to/board' },
    { id: 'https://academy.example/a', title: 'Use & learn', url: 'https://academy.example/a' },
  ]);
  expect(calls.map(({ url }) => url)).toEqual([
    'https://search.example/v1/auth',
    'https://api.example/search/v1/federated-search/batch',
    'https://api.example/search/v1/federated-search/batch',
  ]);
  expect(calls[0]?.body).toEqual({ domain_key: 'the-domain' });
  expect(calls[1]?.headers).toMatchObject({
    authorization: 'Bearer the-token',
    'x-inbenta-key': 'the-key',
    'x-inbenta-env': 'production',
  });
});

test('a token that is refused is renewed once', async () => {
  const { tools, calls } = replying(
    { body: signedIn },
    { status: 401, body: {} },
    { body: { ...signedIn, accessToken: 'another' } },
    { body: resultsOf(1) },
  );
  expect(await liveResults(['a'], { service, site }, tools)).toHaveLength(1);
  expect(calls.at(-1)?.headers['authorization']).toBe('Bearer another');
});

test('a busy service is asked again', async () => {
  const { tools, pauses } = replying(
    { status: 429, body: {} },
    { body: signedIn },
    new TypeError('fetch failed'),
    { status: 504, body: '<html>' },
    { body: resultsOf(1) },
  );
  expect(await liveResults(['a'], { service, site }, tools)).toHaveLength(1);
  expect(pauses).toEqual([1000, 1000, 3000]);
});

const busy = { status: 502, body: '<html>' };
const lost = new TypeError('fetch failed');
const late = Object.assign(new Error('late'), { name: 'TimeoutError' });

const nothing = { results: [], numberOfResults: 0 };

test.for<[string, readonly Reply[], string]>([
  ['a refused key', [{ status: 403, body: { Message: 'no' } }], 'refuses the key (status 403)'],
  [
    'a token that is refused twice',
    [{ body: signedIn }, { status: 401, body: {} }, { body: signedIn }, { status: 401, body: {} }],
    'the search at api.example refuses the key (status 401)',
  ],
  [
    'a bad request',
    [{ body: signedIn }, { status: 400, body: {} }],
    'the search at api.example answers with status 400',
  ],
  [
    'a service that stays busy',
    [busy, busy, busy],
    'the search at search.example answers with status 502, again and again',
  ],
  ['a network that is gone', [lost, lost, lost], 'is not reached (TypeError)'],
  ['silence', [late, late, late], 'does not answer within 15 s'],
  ['HTML', [{ body: '<html>' }], 'does not answer as its documentation says'],
  [
    'no address of the search',
    [{ body: { accessToken: 'the-token' } }],
    'does not answer as its documentation says',
  ],
  [
    'too many result sets',
    [{ body: signedIn }, { body: [nothing, nothing] }],
    'the search answers 1 queries with 2 result sets',
  ],
  [
    'a search on a foreign host',
    [{ body: { ...signedIn, apis: { search: 'https://evil.example' } } }],
    'search.example sends the search to evil.example, which "search.service.hosts" does not allow.',
  ],
])('%s ends with a sentence, in which no token stands', async ([, replies, sentence]) => {
  const { tools } = replying(...replies);
  const error = await liveResults(['a'], { service, site }, tools).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'SourceError', message: expect.stringContaining(sentence) as string });
  expect(String(error)).not.toMatch(/the-token|the-key|the-domain/u);
});

test('a search on the host of the site needs to know that host', async () => {
  const { tools } = replying();
  const own = { ...service, auth: '/services/search' };
  await expect(liveResults(['a'], { service: own, site: { basePath: '/' } }, tools)).rejects.toThrow(
    'the search is at /services/search on the host of the site, which no "siteUrl" names.',
  );
});

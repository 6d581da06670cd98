import type { MiddlewareHandler } from 'hono';
import { expect, test, vi } from 'vitest';
import { scriptRoutes } from '../../../../cli/services/scripts/script-routes.ts';

const src = 'https://tags.example.com/tag.js?id=1';
const javascript = { 'content-type': 'application/javascript; charset=utf-8' };

const tooOften: MiddlewareHandler = async (context) => context.text('later', 429);
const unthrottled = { throttled: (_: unknown, next: () => Promise<void>) => next() };

function proxyOf(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
  const site = { basePath: '/help/', scripts: [src], scriptProxy: '/proxy' };
  const app = scriptRoutes(site, unthrottled, fetch);
  const ask = (url: string, headers = {}) =>
    app.request(`http://localhost/help/proxy?url=${encodeURIComponent(url)}`, { headers });
  return { ask, fetch };
}

test('a script that the configuration names is given as a script [OP-3]', async () => {
  const { ask, fetch } = proxyOf(() => new Response('tag()', { headers: javascript }));
  const given = await ask(src);
  expect([given.status, given.headers.get('content-type'), await given.text()]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'tag()',
  ]);
  expect(fetch).toHaveBeenCalledWith(src, expect.objectContaining({ redirect: 'manual' }));
});

test('a client that asks too often is refused, and nothing is asked for', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  const site = { basePath: '/', scripts: [src], scriptProxy: '/proxy' };
  const app = scriptRoutes(site, { throttled: tooOften }, fetch);
  expect((await app.request(`/proxy?url=${encodeURIComponent(src)}`)).status).toBe(429);
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  'https://tags.example.com/tag.js',
  'https://evil.example/tag.js',
  'http://169.254.169.254/',
  '',
  'x',
])('"%s" is refused, and not asked for [OP-3]', async (url) => {
  const { ask, fetch } = proxyOf(() => new Response('tag()', { headers: javascript }));
  expect((await ask(url)).status).toBe(403);
  expect(fetch).not.toHaveBeenCalled();
});

test('pages of other sites get nothing', async () => {
  const { ask } = proxyOf(() => new Response('tag()', { headers: javascript }));
  expect((await ask(src, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});

test.each<[string, () => Response]>([
  ['a page', () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
  ['a failure', () => new Response('tag()', { status: 500, headers: javascript })],
  ['a redirect', () => new Response(null, { status: 302, headers: { location: 'https://evil.example/' } })],
  ['more than 5 MB', () => new Response('x'.repeat(5_000_001), { headers: javascript })],
  [
    'nothing',
    () => {
      throw new TypeError('fetch failed');
    },
  ],
])('%s in place of a script is none', async (_, answer) => {
  const refused = await proxyOf(answer).ask(src);
  expect(refused.status).toBe(502);
  expect(await refused.text()).toContain(src);
});

test('without a proxy path there is none', async () => {
  const app = scriptRoutes({ basePath: '/', scripts: [src], scriptProxy: undefined }, unthrottled);
  expect((await app.request(`/proxy?url=${encodeURIComponent(src)}`)).status).toBe(404);
});

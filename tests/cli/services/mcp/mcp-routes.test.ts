import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect, test, type TestContext } from 'vitest';
import type { CurrentSites } from '../../../../cli/services/mcp/current-sites.ts';
import { mcpRoutes } from '../../../../cli/services/mcp/mcp-routes.ts';
import { startServer } from '../../../../cli/services/start-server.ts';
import { clientAt, sitesOf } from './mcp-client.ts';
import { twoLanguages } from './two-languages.ts';

const sites = await sitesOf(twoLanguages({ siteUrl: 'https://van.example' }));

const listTools = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });

const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

const ask = (body: string, more: Readonly<Record<string, string>> = {}, app = mcpRoutes(() => sites)) =>
  app.request('http://help.example/mcp', { method: 'POST', headers: { ...headers, ...more }, body });

/** The routes on a free port. */
async function served(current: CurrentSites, onTestFinished: TestContext['onTestFinished']): Promise<URL> {
  const { address, close } = await startServer(mcpRoutes(current), { port: 0, host: '127.0.0.1' });
  onTestFinished(close);
  return new URL('/mcp', address);
}

test('a client calls it over HTTP, and gets the site of the moment [SV-5]', async ({ onTestFinished }) => {
  let current = sites;
  const url = await served(() => current, onTestFinished);
  const { client, call } = await clientAt(new StreamableHTTPClientTransport(url));
  onTestFinished(() => client.close());
  const address = '/how-to/add-a-van';
  expect((await call('read_article', { address })).text).toContain('https://van.example/help/how-to/');
  expect((await client.listResources()).resources).toHaveLength(2);
  current = await sitesOf(twoLanguages({ siteUrl: 'https://trucks.example' }));
  expect((await call('read_article', { address })).text).toContain('https://trucks.example/help/how-to/');
});

test('twenty clients at once get answers of their own [SV-5]', async ({ onTestFinished }) => {
  const url = await served(() => sites, onTestFinished);
  const answers = Array.from({ length: 20 }, async (_, number) => {
    const { client, call } = await clientAt(new StreamableHTTPClientTransport(url));
    const address = number % 2 === 0 ? '/how-to/add-a-van' : '/help/de/how-to/fahrzeug-anlegen';
    const { text } = await call('read_article', { address });
    await client.close();
    return [text.includes('Open Fleet.'), text.includes('Zuletzt aktualisiert')];
  });
  const expected = Array.from({ length: 20 }, (_, number) => [number % 2 === 0, number % 2 === 1]);
  expect(await Promise.all(answers)).toEqual(expected);
});

test.each(['GET', 'DELETE', 'PUT'])('%s is refused: there are no sessions [SV-5]', async (method) => {
  const response = await mcpRoutes(() => sites).request('http://help.example/mcp', { method });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  expect(await response.json()).toMatchObject({ jsonrpc: '2.0', error: { message: expect.any(String) } });
});

test.each([
  ['a program', {}, 200],
  ['a page of the site', { origin: 'http://help.example' }, 200],
  ['a page on this machine', { origin: 'http://localhost:6274' }, 200],
  ['a page that is allowed', { origin: 'https://chat.example' }, 200],
  ['a page of another site', { origin: 'https://evil.example' }, 403],
  ['a page whose host begins like this machine', { origin: 'http://localhost.evil.example' }, 403],
  ['a page without an origin', { origin: 'null' }, 403],
] as const)('%s is answered or refused by its origin [SV-5]', async (_, more, status) => {
  const app = mcpRoutes(() => sites, { allowedOrigins: ['https://chat.example'] });
  expect((await ask(listTools, more, app)).status).toBe(status);
});

test.each([
  ['https://chat.example', 204, 'https://chat.example'],
  ['https://evil.example', 403, null],
])('a page of %s may ask what it can send: %i [SV-5]', async (origin, status, allowed) => {
  const app = mcpRoutes(() => sites, { allowedOrigins: ['https://chat.example'] });
  const asked = { origin, 'access-control-request-method': 'POST' };
  const response = await app.request('http://help.example/mcp', { method: 'OPTIONS', headers: asked });
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([status, allowed]);
});

test.each([
  ['a body over 100 kB', `"${'a'.repeat(100_000)}"`, {}, 413],
  ['no JSON', '{', {}, 400],
  ['JSON of another kind', '[{"jsonrpc":"1.0"}]', {}, 400],
  ['JSON of great depth', '['.repeat(40_000), {}, 400],
  ['a form', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
] as const)('%s is refused [SV-5]', async (_, body, more, status) => {
  const response = await ask(body, more);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: { message: expect.any(String) } });
});

test('a call that takes too long is ended [SV-5]', async () => {
  const search = { ...sites[0].search, search: () => new Promise<never>(() => {}) };
  const app = mcpRoutes(() => [{ ...sites[0], search }], { timeLimitMs: 50 });
  const call = { name: 'search', arguments: { query: 'van' } };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: call });
  const response = await ask(body, {}, app);
  expect([response.status, await response.json()]).toMatchObject([
    504,
    { error: { message: 'The call took too long.' } },
  ]);
});

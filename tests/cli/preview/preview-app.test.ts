import { expect, test, vi } from 'vitest';
import type { PreviewSite } from '../../../cli/preview/preview-site.ts';
import { config } from '../../../pipeline/config/config.ts';
import { siteHeaders } from '../../../pipeline/headers/site-headers.ts';
import { emptySite, previewOf } from './preview-of.ts';

const files: Readonly<Record<string, string>> = {
  'assets/app-1234.js': 'script',
  'assets/media/caf\u00e9.svg': '<svg/>',
  'bundle/manifest.json': '{}',
  'bundle/site.abcd.json': '{}',
};

const site = (basePath = '/') => ({
  ...emptySite,
  basePath,
  page: async (url: string) => {
    if (url === '/moved') return { html: '', status: 301, redirect: `${basePath}how-to/dispatch` };
    if (url === '/broken') throw new Error('no such view');
    return { html: `page ${url}`, status: url === '/' || url === '/how-to/dispatch' ? 200 : 404 };
  },
  file: async (path: string) => {
    const text = files[path];
    return text === undefined ? undefined : new TextEncoder().encode(text);
  },
});

const get = async (path: string, basePath?: string) => (await previewOf(site(basePath))).ask(path);

test.each(['/how-to/dispatch', '/how-to/dispatch/', '/how-to/dispatch?utm=x'])(
  '%s is the page [PL-5]',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe('page /how-to/dispatch');
  },
);

test('an unknown address is the page that says so, with its status [PL-5]', async () => {
  expect((await get('/nope')).status).toBe(404);
  expect((await get('/%')).status).toBe(404);
});

test('a redirect leads on, with the query that it was asked with [RD-4]', async () => {
  const response = await get('/moved');
  expect([response.status, response.headers.get('location')]).toEqual([301, '/how-to/dispatch']);
  expect((await get('/moved?caseId=7')).headers.get('location')).toBe('/how-to/dispatch?caseId=7');
});

test.each([
  ['/assets/app-1234.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/assets/media/caf%C3%A9.svg', 'image/svg+xml', 'public, max-age=31536000, immutable'],
  ['/bundle/site.abcd.json', 'application/json; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/bundle/manifest.json', 'application/json; charset=utf-8', 'no-cache'],
])('%s comes as %s and is kept as its name allows', async (path, type, cache) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('cache-control')).toBe(cache);
});

test('a file that is gone is a sentence, no page, and nothing for the terminal', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const page = vi.fn<PreviewSite['page']>(async () => ({ html: 'page', status: 200 }));
  const { ask } = await previewOf({ ...site(), page, file: async () => 'gone' });
  const response = await ask('/assets/app-1234.js');
  expect([response.status, response.headers.get('cache-control'), await response.text()]).toEqual([
    404,
    'no-cache',
    'This file was removed while the preview was running, for example by another build of the reader; start the preview again.',
  ]);
  expect(page).not.toHaveBeenCalled();
  expect(told).not.toHaveBeenCalled();
});

test('every answer carries the headers that a host sends, of the newest build', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  for (const path of ['/', '/assets/app-1234.js', '/nope', '/moved', '/broken']) {
    const { headers } = await get(path);
    expect(Object.fromEntries(headers)).toMatchObject(siteHeaders(config.parse({})));
    expect(headers.get('strict-transport-security')).toBeNull();
  }
  const preview = await previewOf(site());
  const opened = siteHeaders(config.parse({ contentPolicy: { frames: ['demo.example.com'] } }));
  preview.change({ ...site(), version: 'second', headers: opened });
  expect(Object.fromEntries((await preview.ask('/')).headers)).toMatchObject(opened);
});

test('a page that cannot be rendered is a sentence, not a stack', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const response = await get('/broken');
  expect([response.status, await response.text()]).toEqual([
    500,
    'This page could not be rendered; the terminal says why.',
  ]);
  expect(told).toHaveBeenCalledWith(expect.stringMatching(/^\/broken: error: no such view/u));
});

test.each(['/', '/how-to/dispatch', '/Log/Send', '/Auth/Customer', '/api/Chat/create-session', '/nowhere'])(
  'a page of another site changes nothing at %s, by any method',
  async (path) => {
    const { ask } = await previewOf(site());
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
      for (const [name, value] of Object.entries(foreign)) {
        const response = await ask(path, { method, headers: { [name]: value } });
        expect([response.status, await response.json()]).toEqual([
          403,
          { error: { code: 403, message: 'Only pages of this site may call it.' } },
        ]);
      }
    }
  },
);

test.each(['/.env', '/assets/..%2fsecret', '/.git/config'])(
  '%s is no page, and none is made',
  async (path) => {
    const page = vi.fn<PreviewSite['page']>(async () => ({ html: 'page', status: 200 }));
    const { ask } = await previewOf({ ...site(), page });
    const response = await ask(path);
    expect([response.status, await response.text()]).toEqual([404, 'There is no such page here.']);
    expect(page).not.toHaveBeenCalled();
  },
);

test('a link on another site leads to a page', async () => {
  const { ask } = await previewOf(site());
  expect((await ask('/how-to/dispatch', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(200);
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('a page takes no %s', async (method) => {
  const response = await (await previewOf(site())).ask('/how-to/dispatch', { method });
  expect([response.status, response.headers.get('allow'), await response.text()]).toEqual([
    405,
    'GET, HEAD',
    '/how-to/dispatch takes GET, HEAD only.',
  ]);
});

test('the site stands in the folder that its configuration names', async () => {
  expect(await (await get('/help/how-to/dispatch', '/help/')).text()).toBe('page /how-to/dispatch');
  expect(await (await get('/help', '/help/')).text()).toBe('page /');
  expect((await get('/', '/help/')).headers.get('location')).toBe('/help/');
});

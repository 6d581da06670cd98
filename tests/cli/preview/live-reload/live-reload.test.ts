import { expect, test } from 'vitest';
import { emptySite, previewOf } from '../preview-of.ts';

const site = {
  ...emptySite,
  basePath: '/help/',
  page: async () => ({ html: '<!doctype html><html><head></head><body>page</body></html>', status: 200 }),
};

test('every page carries the script that reloads it, with the version that it shows', async () => {
  const { ask } = await previewOf(site);
  const page = await (await ask('/help/how-to/x')).text();
  const address = /<script type="module" src="([^"]+)"><\/script><\/head>/u.exec(page)?.[1];
  expect(address).toBe('/help/services/preview/reload.js?version=first');
  const script = await ask(address ?? '');
  expect([script.status, script.headers.get('content-type'), script.headers.get('cache-control')]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'no-cache',
  ]);
});

test('the stream tells the version at once, and each later one, until it is closed', async () => {
  const { ask, change, listeners } = await previewOf(site);
  const response = await ask('/help/services/preview/changes');
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('event: fault\ndata: null\n\ndata: first\n\n');
  change({ ...site, version: 'second' });
  expect((await reader?.read())?.value).toBe('event: fault\ndata: null\n\ndata: second\n\n');
  expect(listeners.size).toBe(1);
  await reader?.cancel();
  expect(listeners.size).toBe(0);
});

test('the stream is for pages of this site alone', async () => {
  const { ask, listeners } = await previewOf(site);
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await ask('/help/services/preview/changes', { headers })).status).toBe(403);
  expect(listeners.size).toBe(0);
});

test('a preview that leaves open pages alone adds nothing to them', async () => {
  const { ask } = await previewOf(site, { reloads: false });
  expect(await (await ask('/help/how-to/x')).text()).not.toContain('<script');
});

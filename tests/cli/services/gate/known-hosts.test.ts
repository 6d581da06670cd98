import { expect, test } from 'vitest';
import { emptySite, previewOf } from '../../preview/preview-of.ts';

const site = { ...emptySite, page: async () => ({ html: 'A draft.', status: 200 }) };

/** What a preview answers to who calls it by a name, in the address and in the header. */
async function askedAs(host: string, hosts: readonly string[] = [], header = host) {
  const { app } = await previewOf(site, { hosts });
  return app.request(`http://${host}/`, { headers: { host: header } });
}

test.each([
  'localhost',
  'localhost:4173',
  'LOCALHOST.',
  'docs.localhost:8080',
  '127.0.0.1:4173',
  '[::1]:4173',
  '192.168.1.20:4173',
  '[fe80::1]',
])('%s is a name of this machine, or of nobody', async (host) => {
  const response = await askedAs(host);
  expect([response.status, await response.text()]).toEqual([200, 'A draft.']);
});

test.each([
  'evil.example',
  'evil.example:4173',
  'localhost.evil.example',
  'notlocalhost',
  '127.0.0.1.evil.example',
])('%s may be led here by a foreign page, and learns nothing', async (host) => {
  const response = await askedAs(host);
  const name = host.replace(/:\d+$/u, '');
  expect([response.status, await response.text()]).toEqual([
    421,
    `This preview does not know the host ${name}; if it is meant, start the preview with --allow-host ${name}`,
  ]);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test.each([
  ['desk.example.com', ['desk.example.com'], 200],
  ['DESK.example.com:8443', ['Desk.Example.com'], 200],
  ['a.desk.example.com', ['desk.example.com'], 421],
  ['a.b.example.com', ['*.example.com'], 200],
  ['example.com', ['*.example.com'], 421],
  ['evilexample.com', ['*.example.com'], 421],
])('%s, where %j is allowed, gets %i', async (host, allowed, status) => {
  expect((await askedAs(host, allowed)).status).toBe(status);
});

test('the address and the header must both be known', async () => {
  expect((await askedAs('localhost', [], 'evil.example')).status).toBe(421);
  expect((await askedAs('evil.example', [], 'localhost')).status).toBe(421);
  expect((await askedAs('localhost', [], 'a b')).status).toBe(421);
});

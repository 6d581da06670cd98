import { describe, expect, test } from 'vitest';
import { readConnection } from '../../../cli/source/connection.ts';
import { startStandIn } from '../../../cli/stand-in/start.ts';
import { exportOf } from '../../pipeline/documents.ts';
import { requestText, sendRaw } from '../services/gate/raw-client.ts';
import { get, standInOf } from './clients.ts';
import { everyState, page } from './spaces.ts';

const withToken = (token: string) => ({ limit: '0', access_token: token });

describe('a stand-in', () => {
  test('outlives a request that names no address', async () => {
    const standIn = await standInOf(everyState());
    const { status, body } = await sendRaw(standIn.port, [requestText('GET /spaces', { host: 'a b' })]);
    expect([status, body]).toEqual([400, expect.stringContaining('This request names no address.')]);
    expect((await fetch(`${standIn.url}/spaces`)).status).toBe(401);
  });

  test('answers to its own names alone', async () => {
    const standIn = await standInOf(everyState(), { allowHost: ['contentful.test'] });
    const asked = (host: string) => sendRaw(standIn.port, [requestText('GET /spaces', { host })]);
    for (const host of ['localhost', standIn.address, 'contentful.test:80']) {
      expect((await asked(host)).status).toBe(401);
    }
    const refused = await asked('evil.example:4174');
    expect([refused.status, refused.body]).toEqual([
      421,
      expect.stringContaining(
        'This stand-in does not know the host evil.example; if it is meant, start the stand-in with --allow-host evil.example',
      ),
    ]);
    expect(standIn.requests.map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  test('says where it is in the variables that the commands read', async () => {
    const standIn = await standInOf(everyState());
    expect(readConnection(standIn.env)).toEqual({
      space: 'space1',
      environment: 'master',
      host: standIn.address,
      deliveryHost: standIn.address,
      previewHost: standIn.address,
      isInsecure: true,
      tokens: {
        management: 'stand-in-management',
        delivery: 'stand-in-delivery',
        preview: 'stand-in-preview',
      },
    });
  });

  test('knows an API by its token, and writes down what it was asked', async () => {
    const standIn = await standInOf(everyState(), { tokens: { preview: 'another-token' } });
    const path = '/spaces/space1/environments/master/entries';
    const totals = async (token: string) => {
      const response = await fetch(`${standIn.url}${path}?limit=0&access_token=${token}`);
      const body = (await response.json()) as { total?: number; sys: { id?: string } };
      return body.total ?? body.sys.id;
    };
    expect([
      await totals('stand-in-management'),
      await totals('stand-in-delivery'),
      await totals('another-token'),
      await totals('stand-in-preview'),
    ]).toEqual([5, 3, 4, 'AccessTokenInvalid']);
    expect(standIn.requests).toEqual([
      { method: 'GET', path, query: withToken('stand-in-management'), api: 'management', status: 200 },
      { method: 'GET', path, query: withToken('stand-in-delivery'), api: 'delivery', status: 200 },
      { method: 'GET', path, query: withToken('another-token'), api: 'preview', status: 200 },
      { method: 'GET', path, query: withToken('stand-in-preview'), api: undefined, status: 401 },
    ]);
  });

  test.each(['/spaces/other/entries', '/spaces/space1/environments/other/entries', '/', '//', '/%'])(
    'has nothing at %s',
    async (path) => {
      const standIn = await standInOf(everyState());
      const headers = { authorization: 'Bearer stand-in-management' };
      const response = await fetch(`${standIn.url}${path}`, { headers });
      expect([response.status, await response.json()]).toEqual([
        404,
        expect.objectContaining({ sys: { type: 'Error', id: 'NotFound' } }),
      ]);
    },
  );

  test('refuses a page that is too big', async () => {
    const long = 'x'.repeat(2000);
    const exported = exportOf(['a', 'b', 'c'].map((id) => page(id, { text: long })));
    const standIn = await standInOf(exported, { maxResponseBytes: 6000 });
    const { status, body } = await get(standIn, 'management', 'entries');
    expect([status, body['message']]).toEqual([
      400,
      'Response size too big. Maximum allowed response size: 6000B.',
    ]);
    expect((await get(standIn, 'management', 'entries?limit=2')).status).toBe(200);
  });

  test('limits the requests of a second where it is told to', async () => {
    let now = new Date('2026-03-10T08:00:00.000Z');
    const standIn = await standInOf(everyState(), { requestsPerSecond: 1, now: () => now });
    const asked = async () => (await get(standIn, 'delivery', 'locales')).status;
    expect([await asked(), await asked()]).toEqual([200, 429]);
    now = new Date('2026-03-10T08:00:01.000Z');
    expect(await asked()).toBe(200);
  });

  test('ends while an answer is missing', async () => {
    const standIn = await standInOf(everyState());
    standIn.fault({ kind: 'hang' });
    const asked = get(standIn, 'delivery', 'locales').catch(() => 'failed');
    await expect.poll(() => standIn.requests.length).toBe(1);
    await standIn.close();
    expect(await asked).toBe('failed');
    expect(standIn.requests[0]?.status).toBeUndefined();
  });

  test.each<[unknown, string]>([
    [[], 'space.json is no Contentful export: it is not a JSON object.'],
    [{ entries: {} }, 'space.json is no Contentful export: its part "entries" is not a list.'],
    [{ entries: [], tags: {} }, 'space.json cannot be served: tags is not a list.'],
    [{ entries: [{ sys: {} }] }, 'space.json cannot be served: entries.0 has no sys.id.'],
    [{ locales: [{}] }, 'space.json cannot be served: locales.0.code is not a text.'],
  ])('does not serve %j', async (exported, message) => {
    await expect(startStandIn(exported, { name: 'space.json' })).rejects.toThrow(message);
  });
});

test('20,000 entries of 4 KB are served page by page in little time', { timeout: 60_000 }, async () => {
  const text = 'word '.repeat(800);
  const ids = Array.from({ length: 20_000 }, (_, index) => `entry-${index}`);
  const standIn = await standInOf(exportOf(ids.map((id) => page(id, { text }))));
  const begun = performance.now();
  let count = 0;
  for (let skip = 0; skip < ids.length; skip += 1000) {
    const { body } = await get(
      standIn,
      'management',
      `entries?skip=${skip}&limit=1000&order=sys.createdAt,sys.id`,
    );
    count += (body['items'] as unknown[]).length;
  }
  expect(count).toBe(20_000);
  expect(performance.now() - begun).toBeLessThan(20_000);
});

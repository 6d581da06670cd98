import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openReaderEvents } from '../../../../cli/services/reader-events/open-reader-events.ts';
import { sharedCount } from '../../../../cli/services/gate/shared-count.ts';
import { waitUntil } from '../../../wait-for.ts';
import { startPostgres } from '../reader-events/postgres-server.ts';

let server: Awaited<ReturnType<typeof startPostgres>> | undefined;

beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server?.stop());

/** A process has a store of its own. */
async function open(address: string) {
  const store = await openReaderEvents({ kind: 'server', address }, () => {});
  onTestFinished(() => store.close());
  return store;
}

test('ten processes start at once on an empty database [SV-2]', async () => {
  const address = (await server?.database('ten')) ?? '';
  const stores = await Promise.all(Array.from({ length: 10 }, () => open(address)));
  const { id } = (await stores[0]?.sessions(Date.now).open('ana', {})) ?? { id: '' };
  for (const store of stores)
    await expect(store.sessions(Date.now).find(id, 'ana')).resolves.toMatchObject({ questions: 0 });
  await expect(Promise.all(stores.map((store) => store.whyUnreached()))).resolves.toEqual(
    stores.map(() => undefined),
  );
});

test('a client that calls several processes has one limit over all of them [SV-4]', async () => {
  const address = (await server?.database('limits')) ?? '';
  const counts = await Promise.all(
    [1, 2, 3].map(async () => {
      const { pool } = await open(address);
      if (pool === undefined) throw new Error('a server has connections');
      return sharedCount({ calls: 6, seconds: 60 }, { pool, secret: 'secret', now: Date.now });
    }),
  );
  for (const count of counts) for (const _ of [1, 2]) count.add('203.0.113.9');
  await waitUntil(() => counts.some(({ waitOf }) => waitOf('203.0.113.9') > 50));
  counts[0]?.add('203.0.113.9');
  await waitUntil(() => (counts[0]?.waitOf('203.0.113.9') ?? 0) > 50);
  expect(counts.map(({ waitOf }) => waitOf('198.51.100.7'))).toEqual([0, 0, 0]);
});

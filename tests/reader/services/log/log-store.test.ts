// oxlint-disable-next-line import/no-unassigned-import -- it puts itself in the browser's place
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { openBrowserStore } from '../../../../reader/services/log/browser-store.ts';
import { type LogStore, memoryStore, sturdyStore } from '../../../../reader/services/log/log-store.ts';
import type { LogItem } from '../../../../schemas/services/log.ts';

const items = (count: number, from = 0): LogItem[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(from + index),
    type: 'error',
    category: 'page',
    message: 'It broke.',
  }));

let databases = 0;
const newName = () => `log ${(databases += 1)}`;
const idsOf = async (store: LogStore, count = 2000) =>
  (await store.oldest(count)).map(({ item }) => Number(item.id));

const stores: Readonly<Record<string, () => Promise<LogStore>>> = {
  'the browser': () => openBrowserStore(newName()),
  memory: async () => memoryStore(),
};

test.each(Object.entries(stores))('%s keeps 1000 items, and of 1001 the newest [OP-1]', async (_, open) => {
  const store = await open();
  expect(await store.add(items(1000))).toBe(1000);
  expect((await idsOf(store, 1))[0]).toBe(0);
  expect(await store.add(items(1, 1000))).toBe(1000);
  expect((await idsOf(store, 1))[0]).toBe(1);
  expect(await store.count()).toBe(1000);
});

test.each(Object.entries(stores))('%s gives the oldest items, and removes sent ones', async (_, open) => {
  const store = await open();
  await store.add(items(3));
  const [first, second] = await store.oldest(2);
  expect([first?.item.id, second?.item.id]).toEqual(['0', '1']);
  expect(await store.remove([first?.key ?? 0])).toBe(2);
  expect(await idsOf(store)).toEqual([1, 2]);
});

test('the browser keeps them for the next page, and tabs share them', async () => {
  const name = newName();
  const [tab, other] = [await openBrowserStore(name), await openBrowserStore(name)];
  await tab.add(items(2));
  expect(await idsOf(other)).toEqual([0, 1]);
  expect(await other.add(items(1, 2))).toBe(3);
});

test('what another version has stored is dropped [OP-1]', async () => {
  const name = newName();
  const newer = await openDB(name, 2, {
    upgrade: (database) => void database.createObjectStore('items', { autoIncrement: true }),
  });
  await newer.add('items', { of: 'another shape' });
  newer.close();
  const store = await openBrowserStore(name);
  expect(await store.count()).toBe(0);
  expect(await store.add(items(1))).toBe(1);
});

test('a store that another tab does not let go is refused', async () => {
  const name = newName();
  const newer = await openDB(name, 2, {
    upgrade: (database) => void database.createObjectStore('items', { autoIncrement: true }),
  });
  await expect(openBrowserStore(name)).rejects.toThrow('another tab holds the database');
  newer.close();
});

test('where the browser refuses, at once or later, items are kept in memory', async () => {
  const none = sturdyStore(() => Promise.reject(new Error('no')));
  expect(await none.add(items(2))).toBe(2);
  const full: LogStore = { ...memoryStore(), add: () => Promise.reject(new Error('full')) };
  const store = sturdyStore(async () => full);
  expect(await store.count()).toBe(0);
  expect(await store.add(items(2))).toBe(2);
  expect(await idsOf(store)).toEqual([0, 1]);
});

import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { LogItem } from '../../../schemas/services/log.ts';
import { logMaxItems, logStorageVersion } from '../../../schemas/spec/network/log.ts';
import type { LogStore } from './log-store.ts';

interface LogDatabase extends DBSchema {
  items: { key: number; value: LogItem };
}

/** The log in IndexedDB. It outlives the page, and all tabs share it. Entries of another version are dropped. */
export async function openBrowserStore(name: string): Promise<LogStore> {
  // a newer version's database is refused
  const database = await open(name).catch(async () => {
    await unlessBlocked((blocked) => deleteDB(name, { blocked }));
    return open(name);
  });
  return {
    count: () => database.count('items'),
    add: (items) => add(database, items),
    async oldest(count) {
      const { store } = database.transaction('items');
      const [keys, items] = await Promise.all([store.getAllKeys(null, count), store.getAll(null, count)]);
      return keys.flatMap((key, index) => {
        const item = items[index];
        return item === undefined ? [] : [{ key, item }];
      });
    },
    async remove(keys) {
      const { store, done } = database.transaction('items', 'readwrite');
      for (const key of keys) void store.delete(key);
      const left = await store.count();
      await done;
      return left;
    },
  };
}

const open = (name: string): Promise<IDBPDatabase<LogDatabase>> =>
  unlessBlocked((blocked) =>
    openDB<LogDatabase>(name, logStorageVersion, {
      upgrade(database) {
        for (const store of database.objectStoreNames) database.deleteObjectStore(store);
        database.createObjectStore('items', { autoIncrement: true });
      },
      blocked,
      // a tab of a newer version is waiting for this one
      blocking: (_, __, { target }) => (target as IDBDatabase).close(), // the event is that of the database
    }),
  );

/** Another tab with an open connection could block this one forever. */
const unlessBlocked = <Given>(work: (blocked: () => void) => Promise<Given>): Promise<Given> =>
  new Promise((resolve, reject) => {
    work(() => reject(new Error('another tab holds the database'))).then(resolve, reject);
  });

/** Committed at once: a page that closes lets no transaction end. */
async function add(database: IDBPDatabase<LogDatabase>, items: readonly LogItem[]): Promise<number> {
  const adding = database.transaction('items', 'readwrite');
  for (const item of items) void adding.store.add(item);
  adding.commit();
  await adding.done;
  const { store, done } = database.transaction('items', 'readwrite');
  const count = await store.count();
  const tooMany = count > logMaxItems ? await store.getAllKeys(null, count - logMaxItems) : [];
  for (const key of tooMany) void store.delete(key);
  await done;
  return count - tooMany.length;
}

import type { LogItem } from '../../../schemas/services/log.ts';
import { logMaxItems } from '../../../schemas/spec/network/log.ts';

export interface KeptItem {
  readonly key: number;
  readonly item: LogItem;
}

/** Stores up to 1000 unsent items, the newest ones. Adding and removing give the number of items left. Source: OP-1. */
export interface LogStore {
  readonly count: () => Promise<number>;
  readonly add: (items: readonly LogItem[]) => Promise<number>;
  readonly oldest: (count: number) => Promise<readonly KeptItem[]>;
  readonly remove: (keys: readonly number[]) => Promise<number>;
}

/** For as long as the page is open. */
export function memoryStore(): LogStore {
  let kept: readonly KeptItem[] = [];
  let lastKey = 0;
  const set = async (next: readonly KeptItem[]) => {
    kept = next.slice(-logMaxItems);
    return kept.length;
  };
  return {
    count: async () => kept.length,
    add: (items) => set([...kept, ...items.map((item) => ({ key: (lastKey += 1), item }))]),
    oldest: async (count) => kept.slice(0, count),
    remove: (keys) => set(kept.filter(({ key }) => !keys.includes(key))),
  };
}

/** The store that is opened, and from its first failure on one in memory: private windows and full disks refuse theirs. */
export function sturdyStore(open: () => Promise<LogStore>): LogStore {
  let store = open().catch(memoryStore);
  const withStore = async <Given>(work: (store: LogStore) => Promise<Given>): Promise<Given> => {
    try {
      return await work(await store);
    } catch {
      store = Promise.resolve(memoryStore());
      return work(await store);
    }
  };
  return {
    count: () => withStore(({ count }) => count()),
    add: (items) => withStore(({ add }) => add(items)),
    oldest: (count) => withStore(({ oldest }) => oldest(count)),
    remove: (keys) => withStore(({ remove }) => remove(keys)),
  };
}

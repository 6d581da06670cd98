import {
  prefetchBatchMaxItems,
  prefetchIntervalMs,
  prefetchMaxRetries,
} from '../../../schemas/spec/network/prefetch.ts';

interface Loading {
  /** Rejects where it did not come. */
  readonly load: (path: string) => Promise<unknown>;
  /** Called before each batch. A batch waits on a hidden page, and on a slow or missing connection. */
  readonly mayLoad: () => boolean;
}

export interface PrefetchQueue {
  /** Adds a path to the queue. Each path is loaded once. */
  readonly add: (path: string) => void;
  /** Loads it now: a reader is about to follow the link. */
  readonly addUrgently: (path: string) => void;
  /** Removes all waiting requests. */
  readonly clear: () => void;
}

/**
 * Prefetches in batches of 4 every 3 s. A failed request is repeated up to 3 times. Source: docs/requirements.md, OP-5.
 */
export function createPrefetchQueue({ load, mayLoad }: Loading): PrefetchQueue {
  /** The number of attempts by path. */
  const waiting = new Map<string, number>();
  const taken = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const start = (path: string, tries: number) => {
    load(path).catch(() => {
      if (tries < prefetchMaxRetries) enqueue(path, tries + 1);
      else taken.delete(path); // it may be asked for again
    });
  };
  const batch = () => {
    timer = undefined;
    if (waiting.size === 0) return;
    timer = setTimeout(batch, prefetchIntervalMs);
    if (!mayLoad()) return;
    for (const [path, tries] of [...waiting].slice(0, prefetchBatchMaxItems)) {
      waiting.delete(path);
      start(path, tries);
    }
  };
  const enqueue = (path: string, tries: number) => {
    waiting.set(path, tries);
    // Paths that are added together are one batch. Failed ones wait for the next.
    timer ??= setTimeout(batch, tries === 0 ? 0 : prefetchIntervalMs);
  };
  return {
    add(path) {
      if (taken.has(path)) return;
      taken.add(path);
      enqueue(path, 0);
    },
    addUrgently(path) {
      if ((taken.has(path) && !waiting.has(path)) || !mayLoad()) return;
      taken.add(path);
      const tries = waiting.get(path) ?? 0;
      waiting.delete(path);
      start(path, tries);
    },
    clear() {
      for (const path of waiting.keys()) taken.delete(path);
      waiting.clear();
    },
  };
}

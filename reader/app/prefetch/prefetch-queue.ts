import {
  prefetchBatchMaxItems,
  prefetchIntervalMs,
  prefetchMaxRetries,
} from '../../../schemas/spec/network/prefetch.ts';

interface Loading {
  /** Rejects where it did not come. */
  readonly load: (path: string) => Promise<unknown>;
  /** Asked before each batch: a hidden page, a slow connection or none waits. */
  readonly mayLoad: () => boolean;
}

export interface PrefetchQueue {
  /** Loads a path when its turn comes; each once. */
  readonly add: (path: string) => void;
  /** Loads it now: a reader is about to follow the link. */
  readonly addUrgently: (path: string) => void;
  /** Forgets what waits. */
  readonly clear: () => void;
}

/** Loads ahead in batches: 4 every 3 s, and what does not come up to 3 times more. Source: docs/requirements.md, OP-5. */
export function createPrefetchQueue({ load, mayLoad }: Loading): PrefetchQueue {
  /** By path, how often it was tried. */
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
    // What is added in one go is one batch, and what fails waits for the next.
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

import { useEffect, useSyncExternalStore } from 'react';

interface LazyParser<Parse> {
  /** To be called where texts are asked for, so that the parser comes with them and not after. */
  readonly loadParser: () => Promise<void>;
  /** What parses; undefined until it is there. Loaded only where a text needs it. */
  readonly useParser: (isNeeded?: boolean) => Parse | undefined;
}

/** A parser that comes when it is needed. Until then, and where it cannot come, texts are read without it. */
export function lazyParser<Parse>(importParser: () => Promise<Parse>): LazyParser<Parse> {
  let loaded: Parse | undefined;
  const listeners = new Set<() => void>();

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  async function loadParser(): Promise<void> {
    if (loaded !== undefined) return;
    try {
      loaded = await importParser();
      for (const notify of listeners) notify();
    } catch {
      // the next text asks again
    }
  }

  function useParser(isNeeded = true): Parse | undefined {
    useEffect(() => {
      if (isNeeded) void loadParser();
    }, [isNeeded]);
    return useSyncExternalStore(
      subscribe,
      () => loaded,
      () => undefined,
    );
  }

  return { loadParser, useParser };
}

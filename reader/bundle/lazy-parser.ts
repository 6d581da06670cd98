import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '../browser/create-store.ts';

interface LazyParser<Parse> {
  /** Call it when texts are requested, so that the parser loads at the same time. */
  readonly loadParser: () => Promise<void>;
  /** Gives the parser. Undefined until it is loaded. It is loaded only if a text needs it. */
  readonly useParser: (isNeeded?: boolean) => Parse | undefined;
}

/** A parser that is loaded on demand. Texts are shown without it until then, or if loading fails. */
export function lazyParser<Parse>(importParser: () => Promise<Parse>): LazyParser<Parse> {
  const { current, set, subscribe } = createStore<Parse | undefined>(undefined);

  async function loadParser(): Promise<void> {
    if (current() !== undefined) return;
    try {
      set(await importParser());
    } catch {
      // the next text asks again
    }
  }

  function useParser(isNeeded = true): Parse | undefined {
    useEffect(() => {
      if (isNeeded) void loadParser();
    }, [isNeeded]);
    return useSyncExternalStore(subscribe, current, () => undefined);
  }

  return { loadParser, useParser };
}

import { useEffect, useSyncExternalStore } from 'react';
import type { ParseResult } from './parse-result.ts';

/** What parses results; undefined until it is there. Loaded only where a result needs it. */
export function useParseResult(isNeeded: boolean): ParseResult | undefined {
  const parse = useSyncExternalStore(
    subscribe,
    () => loaded,
    () => undefined,
  );
  useEffect(() => {
    if (isNeeded) void loadParseResult();
  }, [isNeeded]);
  return parse;
}

/** To be called where results are asked for, so that the parser comes with them and not after. */
export async function loadParseResult(): Promise<void> {
  if (loaded !== undefined) return;
  try {
    loaded = (await import('./parse-result.ts')).parseResult;
    for (const tell of listeners) tell();
  } catch {
    // results are read as plain text; the next page of them asks again
  }
}

let loaded: ParseResult | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

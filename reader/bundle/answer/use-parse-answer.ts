import { useEffect, useSyncExternalStore } from 'react';
import type { ParseAnswer } from './parse-answer.ts';

/** What parses answers; undefined until it is there. Loaded only where an answer needs it. */
export function useParseAnswer(): ParseAnswer | undefined {
  const parse = useSyncExternalStore(
    subscribe,
    () => loaded,
    () => undefined,
  );
  useEffect(() => {
    void loadParseAnswer();
  }, []);
  return parse;
}

/** To be called where an answer is asked for, so that the parser comes with it and not after. */
export async function loadParseAnswer(): Promise<void> {
  if (loaded !== undefined) return;
  try {
    loaded = (await import('./parse-answer.ts')).parseAnswer;
    for (const tell of listeners) tell();
  } catch {
    // answers are read as plain text; the next one asks again
  }
}

let loaded: ParseAnswer | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

import { useEffect, useId, useSyncExternalStore } from 'react';

/**
 * Whether something may show itself that no reader has asked for. One thing at a time: what wants to first has the page until
 * it no longer wants to. What a reader has opened, such as a chat or a dialog, keeps all others away by wanting to as well.
 */
export function usePopupTurn(wantsToOpen: boolean): boolean {
  const id = useId();
  const first = useSyncExternalStore(
    subscribe,
    () => waiting[0],
    () => undefined,
  );
  useEffect(() => {
    if (!wantsToOpen) return undefined;
    change([...waiting, id]);
    return () => change(waiting.filter((each) => each !== id));
  }, [wantsToOpen, id]);
  return wantsToOpen && first === id;
}

let waiting: readonly string[] = [];
const listeners = new Set<() => void>();

function change(next: readonly string[]): void {
  waiting = next;
  for (const notify of listeners) notify();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

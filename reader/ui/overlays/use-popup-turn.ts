import { useEffect, useId, useSyncExternalStore } from 'react';
import { createStore } from '../../browser/create-store.ts';

/**
 * Whether something may show itself that no reader has asked for. One thing at a time: what wants to first has the page until
 * it no longer wants to. What a reader has opened, such as a chat or a dialog, keeps all others away by wanting to as well.
 */
export function usePopupTurn(wantsToOpen: boolean): boolean {
  const id = useId();
  const first = useSyncExternalStore(
    subscribe,
    () => current()[0],
    () => undefined,
  );
  useEffect(() => {
    if (!wantsToOpen) return undefined;
    set([...current(), id]);
    return () => set(current().filter((each) => each !== id));
  }, [wantsToOpen, id]);
  return wantsToOpen && first === id;
}

const { current, set, subscribe } = createStore<readonly string[]>([]);

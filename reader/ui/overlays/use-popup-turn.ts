import { useEffect, useId, useSyncExternalStore } from 'react';
import { createStore } from '../../browser/create-store.ts';

/**
 * True if a popup that no reader has asked for may open. Only one is open at a time: the first to ask has the page
 * until it stops asking. An element that a reader has opened, such as a chat or a dialog, keeps all popups away by
 * asking as well.
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

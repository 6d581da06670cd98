import { useSyncExternalStore } from 'react';

/** Whether a reader sees the page: its tab is looked at, and no dialog stands before it. */
export const usePageInSight = (): boolean => useSyncExternalStore(subscribe, isInSight, () => false);

const isInSight = (): boolean =>
  document.visibilityState === 'visible' && document.querySelector('dialog[open]') === null;

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  // it does not bubble
  document.addEventListener('close', onChange, { capture: true });
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    document.removeEventListener('close', onChange, { capture: true });
  };
}

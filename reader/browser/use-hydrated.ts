import { useSyncExternalStore } from 'react';

/**
 * Whether React has taken over the page. What only a browser knows (the address's query, the clock, the history) is
 * shown once this is true, so that the first rendering equals the prerendered one.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

const subscribeToNothing = () => () => {};

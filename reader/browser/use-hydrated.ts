import { useSyncExternalStore } from 'react';

/**
 * True once React has hydrated the page. Data that only a browser has (the query, the clock, the history) is shown only
 * then, so that the first rendering equals the prerendered one.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

const subscribeToNothing = () => () => {};

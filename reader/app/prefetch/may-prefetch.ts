import { isCostly } from '../../browser/connection.ts';

/** Nothing is prefetched offline, on a metered or slow connection, or on a hidden page. Source: OP-5. */
export const mayPrefetch = (): boolean =>
  !isCostly() && navigator.onLine && document.visibilityState === 'visible';

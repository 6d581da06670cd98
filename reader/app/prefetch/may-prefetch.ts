import { isCostly } from '../../browser/connection.ts';

/** Nothing is loaded ahead on a metered or slow connection, without one, or for a page that nobody sees. Source: OP-5. */
export const mayPrefetch = (): boolean =>
  !isCostly() && navigator.onLine && document.visibilityState === 'visible';

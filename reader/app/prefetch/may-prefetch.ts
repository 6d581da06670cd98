/** What some browsers tell of the connection. Source: Network Information API. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Nothing is loaded ahead on a metered or slow connection, without one, or for a page that nobody sees. Source: OP-5. */
export const mayPrefetch = (): boolean =>
  !isCostly() && navigator.onLine && document.visibilityState === 'visible';

/** What a reader pays for or waits for. */
export function isCostly(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }; // not in TypeScript's page
  if (connection?.saveData === true) return true;
  return connection?.effectiveType !== undefined && connection.effectiveType !== '4g';
}

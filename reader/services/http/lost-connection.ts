import type { ServiceFailure } from '../../../schemas/services/failure.ts';

/**
 * Why no answer has come, or not all of one that had begun. A browser that says that it is offline is; one that says that it
 * is online may have a network without a way out.
 */
export function lostConnection(hasBegun: boolean): ServiceFailure {
  // Node.js has a navigator since version 21, and it does not know.
  const { navigator }: { navigator?: { onLine?: boolean } } = globalThis;
  if (navigator?.onLine === false) return { kind: 'offline' };
  return { kind: hasBegun ? 'brokenOff' : 'unreachable' };
}

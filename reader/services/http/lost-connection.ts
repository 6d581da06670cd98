import type { ServiceFailure } from '../../../schemas/services/failure.ts';

/**
 * The failure of a call without a reply, or with a partial one. `navigator.onLine` is reliable only when it is false.
 */
export function lostConnection(hasBegun: boolean): ServiceFailure {
  // Node.js has a navigator since version 21, and it does not know.
  const { navigator }: { navigator?: { onLine?: boolean } } = globalThis;
  if (navigator?.onLine === false) return { kind: 'offline' };
  return { kind: hasBegun ? 'brokenOff' : 'unreachable' };
}

import type { DataRouter } from 'react-router';

/** How the reader came to the address that is loaded. The arguments of a loader do not say it. */
export interface Arrival {
  /** With its `#`, or empty. */
  readonly hash: string;
  /** The address was typed, shared or restored from the history, not followed from a page of this site. */
  readonly isOpened: boolean;
}

/** An address that is being loaded. */
export interface Asked {
  /** Without the base path. */
  readonly path: string;
  readonly request: Request;
  /** The arrival in a browser. Undefined if a host asks. */
  readonly arrivalNow: () => Arrival | undefined;
}

/** Asked while an address is loaded. */
export function arrivalAt({ state }: DataRouter): Arrival {
  const next = state.navigation.location;
  if (next === undefined) return { hash: location.hash, isOpened: true };
  return { hash: next.hash, isOpened: next.pathname === location.pathname };
}

import type { LookupAddress, LookupAllOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';

/** The type of `lookup` of node:dns with `all: true`. */
export type LookUpAll = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export class PrivateHostError extends Error {
  override readonly name = 'PrivateHostError';
}

/**
 * Resolves names and drops private addresses. The connection itself uses it, so that a name cannot resolve to another address
 * after a check.
 */
export const publicLookup =
  (lookUp: LookUpAll, isPrivate: (host: string) => boolean): LookupFunction =>
  (hostname, options, done) =>
    lookUp(hostname, { ...options, all: true }, (error, addresses) => {
      const open = error === null ? addresses.filter(({ address }) => !isPrivate(address)) : [];
      const [first] = open;
      if (error !== null) done(error, '');
      else if (first === undefined) done(new PrivateHostError(hostname), '');
      else if (options.all === true) done(null, open);
      else done(null, first.address, first.family);
    });

import type { LookupAddress, LookupAllOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';

/** What `lookup` of node:dns is when it is asked for all addresses. */
export type LookUpAll = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export class PrivateHostError extends Error {
  override readonly name = 'PrivateHostError';
}

/**
 * Looks names up and leaves out private addresses. It stands in the connection itself, so that a name cannot lead
 * elsewhere between a check and the request.
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

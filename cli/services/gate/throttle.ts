import type { Context, MiddlewareHandler } from 'hono';
import { refuse } from '../wire/refuse.ts';
import { clientAddress } from './client-address.ts';
import { type Rate, tokenBuckets } from './token-buckets.ts';

/** The calls of one kind of client. */
export interface Limit {
  readonly rate: Rate;
  /** Who calls. Undefined: the limit does not count the call. */
  readonly clientOf: (context: Context) => string | undefined;
  /** Counts with other processes. Absent: there are none. */
  readonly shared?: SharedCount | undefined;
}

export interface SharedCount {
  /** Counts a call. It is not awaited: no call waits for another process. */
  readonly add: (client: string) => void;
  /** The seconds that a client has to wait, as far as it is known. */
  readonly waitOf: (client: string) => number;
}

/** Of an IP address. A client with more calls is a loop, not a reader. */
const usualLimit: Limit = {
  rate: { burst: 600, perSecond: 100 },
  clientOf: (context) => clientAddress(context, 0),
};

/** Responds with 429 to a client that calls too often, and says in how many seconds to retry. The limits hold over all services. */
export function throttle(now: () => number, limits: readonly Limit[] = [usualLimit]): MiddlewareHandler {
  const waits = limits.map((limit) => waitFor(limit, now));
  return async (context, next) => {
    const waitS = Math.max(...waits.map((waitOf) => waitOf(context)));
    if (waitS <= 0) return next();
    const after = String(Math.ceil(waitS));
    context.header('retry-after', after);
    context.header('x-throttle-reset', after); // the search service's own name, see docs/services.md, "Search"
    return refuse(context, 429, 'There are too many calls.');
  };
}

function waitFor({ rate, clientOf, shared }: Limit, now: () => number): (context: Context) => number {
  const waitOf = tokenBuckets(rate, now);
  return (context) => {
    const client = clientOf(context);
    if (client === undefined) return 0;
    const waitS = Math.max(waitOf(client), shared?.waitOf(client) ?? 0);
    if (waitS === 0) shared?.add(client);
    return waitS;
  };
}

import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { refuse } from '../wire/refuse.ts';
import { type Rate, tokenBuckets } from './token-buckets.ts';

/** A client with more calls is a loop, not a reader. */
const usualRate: Rate = { burst: 600, perSecond: 100 };

/** Responds with 429 to a client that calls too often, and says in how many seconds to retry. One limit for all services. */
export function throttle(now: () => number, rate = usualRate): MiddlewareHandler {
  const waitOf = tokenBuckets(rate, now);
  return async (context, next) => {
    const waitS = waitOf(clientOf(context));
    if (waitS === 0) return next();
    const after = String(Math.ceil(waitS));
    context.header('retry-after', after);
    context.header('x-throttle-reset', after); // the search service's own name, see docs/services.md, "Search"
    return refuse(context, 429, 'There are too many calls.');
  };
}

/** The IP address of the client. Empty without a connection. */
const clientOf = ({ env }: Context): string =>
  (env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress ?? '';

import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { refuse } from '../services/refuse.ts';
import { type Rate, tokenBuckets } from './token-buckets.ts';

/** More is no reader but a loop. */
const usualRate: Rate = { burst: 600, perSecond: 100 };

/** Answers 429 to a client that calls too often, and says in how many seconds it may call again. One for all services. */
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

/** The address that a connection comes from; nobody's where there is no connection. */
const clientOf = ({ env }: Context): string =>
  (env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress ?? '';

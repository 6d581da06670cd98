import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { refuse } from './refuse.ts';

/** A batch of log items with their stacks is the largest. */
const maxBodyBytes = 2_000_000;

/** No service takes more than it can need. */
export const boundedBody: MiddlewareHandler = bodyLimit({
  maxSize: maxBodyBytes,
  onError: (context) => refuse(context, 413, `The body is larger than ${maxBodyBytes} bytes.`),
});

/** A page of another site must not call a service in a reader's name. Programs, which send neither header, may call it. */
export const sameOrigin: MiddlewareHandler = async (context, next) => {
  const { host } = new URL(context.req.url);
  const origin = context.req.header('origin');
  const isForeign = origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
  const site = context.req.header('sec-fetch-site') ?? 'none';
  if (isForeign || !['none', 'same-origin'].includes(site))
    return refuse(context, 403, 'Only pages of this site may call it.');
  return next();
};

/** What a service answers is of this moment. */
export const notStored: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('cache-control', 'no-store');
};

/** More is no reader but a loop. */
const maxCalls = 6000;
const windowMs = 60_000;

/** Answers 429 beyond a number of calls a minute; `x-throttle-reset` says in how many seconds it ends. */
export function throttle(now: () => number): MiddlewareHandler {
  let [startedAtMs, calls] = [now(), 0];
  return async (context, next) => {
    const passedMs = now() - startedAtMs;
    if (passedMs >= windowMs) [startedAtMs, calls] = [now(), 0];
    calls += 1;
    if (calls <= maxCalls) return next();
    const reset = String(Math.ceil((windowMs - passedMs) / 1000));
    return refuse(context, 429, 'There are too many calls.', { 'x-throttle-reset': reset });
  };
}

import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { refuse } from './refuse.ts';
import type { ServiceSettings } from './service-settings.ts';
import { parseUrl } from '../../../pipeline/addresses/parse-url.ts';

/** What stands before every service. */
export const guards = ({ throttled }: Pick<ServiceSettings, 'throttled'>): readonly MiddlewareHandler[] => [
  sameOrigin,
  throttled,
  boundedBody,
  notStored,
];

/** A batch of log items with their stacks is the largest. */
const maxBodyBytes = 2_000_000;

/** No service takes more than it can need. */
const boundedBody: MiddlewareHandler = bodyLimit({
  maxSize: maxBodyBytes,
  onError: (context) => refuse(context, 413, `The body is larger than ${maxBodyBytes} bytes.`),
});

/** Whatever changes something is for pages of this site alone, wherever it is. */
export const changesFromHere: MiddlewareHandler = (context, next) =>
  ['GET', 'HEAD', 'OPTIONS'].includes(context.req.method) ? next() : sameOrigin(context, next);

/** A form can be sent by any page, and browsers say of which: who says nothing is refused too. */
export const fromOwnForm: MiddlewareHandler = async (context, next) => {
  const isSaid = ['origin', 'sec-fetch-site'].some((name) => context.req.header(name) !== undefined);
  return isSaid ? sameOrigin(context, next) : refuse(context, 403, onlyOwnPages);
};

/** A page of another site must not call a service in a reader's name. Programs, which send neither header, may call it. */
export const sameOrigin: MiddlewareHandler = async (context, next) => {
  const { host } = new URL(context.req.url);
  const origin = context.req.header('origin');
  const isForeign = origin !== undefined && parseUrl(origin)?.host !== host;
  const site = context.req.header('sec-fetch-site') ?? 'none';
  if (isForeign || !['none', 'same-origin'].includes(site)) return refuse(context, 403, onlyOwnPages);
  return next();
};

const onlyOwnPages = 'Only pages of this site may call it.';

/** What a service answers is of this moment. */
const notStored: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('cache-control', 'no-store');
};

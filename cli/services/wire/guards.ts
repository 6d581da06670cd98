import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { refuse } from './refuse.ts';
import type { ServiceSettings } from './service-settings.ts';
import { parseUrl } from '../../../pipeline/addresses/parse-url.ts';

/** The middleware of every service. */
export const guards = ({
  throttled,
  origins = [],
}: Pick<ServiceSettings, 'throttled' | 'origins'>): readonly MiddlewareHandler[] => [
  callableFrom((origin) => origins.includes(origin)),
  throttled,
  boundedBody,
  notStored,
];

/** Enough for a batch of log items with stacks. */
const maxBodyBytes = 2_000_000;

/** Limits the size of bodies. */
export const boundedBody: MiddlewareHandler = bodyLimit({
  maxSize: maxBodyBytes,
  onError: (context) => refuse(context, 413, `The body is larger than ${maxBodyBytes} bytes.`),
});

/** None of our forms is nearly as large. */
const maxFormBytes = 10_000;

export const boundedForm: MiddlewareHandler = bodyLimit({
  maxSize: maxFormBytes,
  onError: (context) => refuse(context, 413, `The form is larger than ${maxFormBytes} bytes.`),
});

/** Requests that change something must come from pages of this site. */
export const changesFromHere: MiddlewareHandler = (context, next) =>
  ['GET', 'HEAD', 'OPTIONS'].includes(context.req.method) ? next() : sameOrigin(context, next);

/** Any page can submit a form, and browsers name its origin. Requests without it are refused too. */
export const fromOwnForm: MiddlewareHandler = async (context, next) => {
  const isSaid = ['origin', 'sec-fetch-site'].some((name) => context.req.header(name) !== undefined);
  return isSaid ? sameOrigin(context, next) : refuse(context, 403, onlyOwnPages);
};

/**
 * Refuses calls from pages of other sites, which would act in a reader's name, unless their origin is allowed. Programs send neither
 * header and are allowed.
 */
export const callableFrom =
  (isAllowed: (origin: string) => boolean): MiddlewareHandler =>
  async (context, next) => {
    const { host } = new URL(context.req.url);
    const origin = context.req.header('origin');
    if (origin !== undefined && isAllowed(origin)) return next();
    const isForeign = origin !== undefined && parseUrl(origin)?.host !== host;
    const site = context.req.header('sec-fetch-site') ?? 'none';
    if (isForeign || !['none', 'same-origin'].includes(site)) return refuse(context, 403, onlyOwnPages);
    return next();
  };

export const sameOrigin: MiddlewareHandler = callableFrom(() => false);

const onlyOwnPages = 'Only pages of this site may call it.';

/** Responses of services are not cached. */
const notStored: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('cache-control', 'no-store');
};

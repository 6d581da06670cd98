import { randomUUID } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { except } from 'hono/combine';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import type { PipelineConfig } from '../../../pipeline/config/config.ts';
import { usualServe } from '../../../pipeline/config/serve.ts';
import { describeForLog } from '../../describe-error.ts';
import { chatRoutes } from '../chat/chat-routes.ts';
import { feedbackRoutes } from '../feedback/feedback-routes.ts';
import { knownHosts } from '../gate/known-hosts.ts';
import { servedPaths } from '../gate/served-paths.ts';
import { helpCenterRoutes } from '../help-center/help-center-routes.ts';
import { scriptRoutes } from '../scripts/script-routes.ts';
import { mcpRoutes } from '../mcp/mcp-routes.ts';
import { searchRoutes } from '../search/search-routes.ts';
import type { BuiltSite } from '../site/built-site.ts';
import { hasLeft } from '../wire/has-left.ts';
import { refuse } from '../wire/refuse.ts';
import type { ServiceSettings } from '../wire/service-settings.ts';
import { fileRoutes } from './file-routes.ts';
import type { OpenedVersion } from './follow-site.ts';
import { profileRoutes } from './header-sign-in.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import type { Readiness } from './readiness.ts';
import { routeNames, routeOf, type RouteNames } from './route-names.ts';

export interface Serving {
  /** The newest version of the site. */
  readonly version: () => OpenedVersion;
  readonly config: PipelineConfig;
  readonly settings: ServiceSettings;
  readonly readiness: Readiness;
  readonly metrics: Metrics;
  readonly logger: Logger;
  /** Further host names that are allowed. */
  readonly hosts: readonly string[];
  /** Whether it serves the files of the site too. */
  readonly servesFiles: boolean;
  /** Routes that do not depend on the version of the site. */
  readonly more?: readonly Hono[];
}

/** The services of a built site, for any number of processes behind a balancer. Source: docs/requirements.md, SV-1. */
export function serveApp(serving: Serving): Hono {
  const { settings, hosts, version } = serving;
  const { origins = [] } = settings;
  const app = new Hono();
  let current: { readonly of: OpenedVersion; readonly app: Hono; readonly names: RouteNames } | undefined;
  const newest = () => {
    const of = version();
    if (current?.of !== of) current = { of, app: appOf(of, serving), names: routeNames(of.sites) };
    return current;
  };
  const isMcp = ({ req }: Context) => routeOf(req.path, newest().names) === 'mcp';
  app.use(observed(serving, () => newest().names));
  app.route('/', healthRoutes(serving));
  app.use(bounded(serving));
  // each service refuses the pages that may not call it
  if (origins.length > 0) app.use(except(isMcp, cors({ ...crossOrigin, origin: [...origins] })));
  app.use(knownHosts(hosts, 'server'), servedPaths);
  for (const routes of serving.more ?? []) app.route('/', routes);
  app.all('*', (context) => newest().app.fetch(context.req.raw, context.env));
  app.onError((error, context) => answerError(error, context, serving));
  return app;
}

/** What pages of other sites may send and read. */
const crossOrigin = {
  allowMethods: ['GET', 'POST'],
  allowHeaders: ['authorization', 'content-type', 'instance', 'x-inbenta-key', 'x-inbenta-env'],
  exposeHeaders: ['retry-after', 'x-throttle-reset'],
  credentials: true,
  maxAge: 600,
};

/** The services of one version. What locales share is that of the usual one. */
function appOf({ sites, folder }: OpenedVersion, serving: Serving): Hono {
  const { settings, config, servesFiles } = serving;
  const app = new Hono();
  for (const site of sites) {
    const served = withoutCases(site);
    if (site.searchService?.auth.startsWith('/'))
      app.route('/', searchRoutes({ ...served, basePath: site.serviceBase ?? site.basePath }, settings));
    app.route('/', helpCenterRoutes(served, settings));
    app.route('/', chatRoutes(served, settings));
    app.route('/', feedbackRoutes(served, settings));
    app.route('/', scriptRoutes(served, settings));
    app.route('/', profileRoutes(served, config.serve?.signIn, settings));
  }
  const { basePath } = sites[0];
  app.use(`${basePath}mcp`, settings.throttled);
  app.route(
    basePath,
    mcpRoutes(() => sites, { allowedOrigins: settings.origins ?? [], report: settings.report }),
  );
  if (servesFiles && folder !== undefined) app.route('/', fileRoutes({ folder, sites, config }));
  app.onError((error, context) => answerError(error, context, serving));
  app.notFound((context) => refuse(context, 404, `There is no ${context.req.path} here.`));
  return app;
}

/** Support cases are closed by the system that has them. */
const withoutCases = ({ services: { caseClose: _other, ...services }, ...site }: BuiltSite): BuiltSite => ({
  ...site,
  services,
});

/** Counts requests and their times, and writes a line for each. */
const observed =
  ({ metrics, logger }: Serving, names: () => RouteNames): MiddlewareHandler =>
  async (context, next) => {
    const startMs = performance.now();
    metrics.underWay.inc();
    try {
      await next();
    } finally {
      metrics.underWay.dec();
      const ms = performance.now() - startMs;
      const labels = {
        route: routeOf(context.req.path, names()),
        method: context.req.method,
        status: context.res.status,
      };
      metrics.requests.observe(labels, ms / 1000);
      const isNoted = labels.status >= 500;
      logger[isNoted ? 'warn' : 'info']({ ...labels, ms: Math.round(ms) }, 'request');
    }
  };

/** Whether the process lives, whether it takes requests, and what it has done. Proxies have no business with the last. */
function healthRoutes({ readiness, metrics }: Serving): Hono {
  const app = new Hono();
  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    const state = await readiness.state();
    metrics.database.set(state.database === 'ok' ? 1 : 0);
    return context.json(state, state.isReady ? 200 : 503);
  });
  app.get('/metrics', async (context) => {
    if (context.req.header('x-forwarded-for') !== undefined) return context.notFound();
    return context.body(await metrics.registry.metrics(), 200, {
      'content-type': metrics.registry.contentType,
    });
  });
  return app;
}

/** Refuses requests when too many are under way: one that waits would only come later to nobody. */
function bounded({ metrics, config }: Serving): MiddlewareHandler {
  const most = (config.serve ?? usualServe).limits.requests;
  let underWay = 0;
  return async (context, next) => {
    if (underWay >= most) {
      metrics.refused.inc();
      context.header('retry-after', '1');
      return refuse(context, 503, 'There are too many requests at once; ask again in a second.');
    }
    underWay += 1;
    try {
      await next();
    } finally {
      underWay -= 1;
    }
  };
}

/** The response to a request that failed. The log has the error, under an id that the response names. */
function answerError(error: Error, context: Context, { logger, metrics }: Serving): Response {
  if (error instanceof HTTPException) return error.getResponse();
  if (hasLeft(context)) return context.body(null, 400);
  const id = randomUUID();
  metrics.errors.inc({ about: 'request' });
  logger.error({ id, error: describeForLog(error) }, 'a request failed');
  context.header('retry-after', '1');
  return refuse(context, 503, `This cannot be answered now; ask again. The log has it as ${id}.`);
}

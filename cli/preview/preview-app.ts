import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { HTTPException } from 'hono/http-exception';
import { cacheControl } from '../../pipeline/headers/site-headers.ts';
import { decoded } from '../../schemas/base/text/decoded.ts';
import { carryOver } from '../../schemas/carry-over.ts';
import type { PrerenderedPage } from '../../schemas/prerenderer.ts';
import { toRoutePath } from '../../schemas/urls.ts';
import { isHashed } from '../site/is-hashed.ts';
import { chatRoutes } from '../services/chat/chat-routes.ts';
import { acceptRoutes } from './dashboard/accept-routes.ts';
import { dashboardRoutes } from './dashboard/dashboard-routes.ts';
import { feedbackRoutes } from '../services/feedback/feedback-routes.ts';
import { findingsRoutes } from './findings/findings-routes.ts';
import { knownHosts } from '../services/gate/known-hosts.ts';
import { servedPaths } from '../services/gate/served-paths.ts';
import { throttle } from '../services/gate/throttle.ts';
import { helpCenterRoutes } from '../services/help-center/help-center-routes.ts';
import { type Changes, changesRoutes } from './live-reload/changes-routes.ts';
import { withReload } from './live-reload/with-reload.ts';
import type { LivePreview } from './live-preview.ts';
import { nextBuild } from './next-build.ts';
import { mediaTypeOf } from '../media-types.ts';
import { ownFileRoutes } from './own-pages/own-file-routes.ts';
import { unknownPageRoutes } from './own-pages/unknown-page.ts';
import type { PreviewSite } from './preview-site.ts';
import { scriptRoutes } from '../services/scripts/script-routes.ts';
import { readySite } from './ready-site.ts';
import { searchRoutes } from '../services/search/search-routes.ts';
import { changesFromHere } from '../services/wire/guards.ts';
import { hasLeft } from '../services/wire/has-left.ts';
import type { ServiceSettings } from '../services/wire/service-settings.ts';
import { themeRoutes } from './theme/theme-routes.ts';
import { cookieSignIn } from './sign-in/reader-cookie.ts';
import { signInRoutes } from './sign-in/sign-in-routes.ts';
import { describeError } from '../describe-error.ts';

/** Settings with a default are for tests. */
type PreviewSettings = Partial<ServiceSettings> &
  Pick<ServiceSettings, 'events'> & {
    /** Whether open pages reload when the site changes. */
    readonly reloads?: boolean;
    /** Further host names that are allowed. */
    readonly hosts?: readonly string[];
  };

/** The speed of a reader who skims. */
const pieceMs = 20;

/** Serves the newest build as a production host would, with the services. */
export function previewApp({ site, fault, onChange }: LivePreview, settings: PreviewSettings): Hono {
  const { now = Date.now, secret = randomBytes(32).toString('hex') } = settings;

  const services = {
    secret,
    sleep,
    now,
    sessions: settings.events.sessions(now),
    throttled: throttle(now),
    failsOnDemand: true,
    pieceMs,
    report: console.error,
    ...settings,
    signIn: cookieSignIn(secret),
  };
  const all = { ...services, nextBuild: () => nextBuild(onChange, services.sleep) };
  const { reloads = true, hosts = [] } = settings;
  const versionAt = (basePath: string): string => {
    const newest = site();
    const translation = newest.translations.find((each) => each.basePath === basePath);
    return (translation?.site() ?? newest).version;
  };
  const changes = reloads ? { versionAt, fault, onChange } : undefined;
  const app = new Hono();
  app.use(securityHeaders(site), knownHosts(hosts), servedPaths, changesFromHere);
  app.onError(answerError);
  // each build can have another base path and other services
  let current: { readonly of: PreviewSite; readonly app: Hono } | undefined;
  app.all('*', async (context) => {
    const newest = await readySite(site, context.req.raw);
    if (current?.of !== newest) current = { of: newest, app: appOf(newest, all, changes) };
    return current.app.fetch(context.req.raw, context.env);
  });
  return app;
}

type Services = ServiceSettings & Parameters<typeof acceptRoutes>[1];

/** The newest version of the site in each locale, by its base path. */
interface AllChanges extends Pick<Changes, 'onChange' | 'fault'> {
  readonly versionAt: (basePath: string) => string;
}

function appOf(site: PreviewSite, settings: Services, changes: AllChanges | undefined): Hono {
  const app = new Hono();
  for (const { basePath, site: open } of site.translations) {
    let own: Hono | undefined;
    app.all(`${basePath}*`, (context) => {
      own ??= appOf(open(), settings, changes);
      return own.fetch(context.req.raw, context.env);
    });
  }
  // services respond to unknown paths themselves, as JSON
  app.route('/', searchRoutes(site, settings));
  app.use(methodNotAllowed({ app, onMethodNotAllowed: refuseMethod }));
  app.route('/', helpCenterRoutes(site, settings));
  app.route('/', feedbackRoutes(site, settings));
  app.route('/', scriptRoutes(site, settings));
  app.route('/', chatRoutes(site, settings));
  app.route('/', signInRoutes(site, settings));
  if (site.published !== undefined)
    app.route('/', publishedRoutes(site, site.published, changes !== undefined));
  app.route('/', findingsRoutes(site, site.published && { state: 'published', site: site.published }));
  app.route('/', acceptRoutes(site, settings));
  app.route('/', dashboardRoutes(site, settings));
  app.route('/', themeRoutes(site, changes !== undefined));
  app.route('/', unknownPageRoutes(site));
  app.route('/', ownFileRoutes(site.basePath));
  if (changes !== undefined) {
    const { versionAt, ...others } = changes;
    const { basePath } = site;
    app.route('/', changesRoutes(basePath, { ...others, version: () => versionAt(basePath) }));
  }
  app.get('*', (context) => serve(context, site, changes && site));
  app.onError(answerError);
  return app;
}

function refuseMethod(context: Context, methods: readonly string[]): Response {
  const allow = methods.join(', ');
  return context.text(`${context.req.path} takes ${allow} only.`, 405, { allow });
}

/** The published site. Its pages reload with those of the preview. */
function publishedRoutes(site: PreviewSite, published: PreviewSite, reloads: boolean): Hono {
  const app = new Hono();
  app.route('/', findingsRoutes(published, { state: 'draft', site }));
  app.get(`${published.basePath}*`, (context) => serve(context, published, reloads ? site : undefined));
  return app;
}

/** `reloads` is the site whose changes reload its pages. */
async function serve(
  context: Context,
  site: PreviewSite,
  reloads: PreviewSite | undefined,
): Promise<Response> {
  const { pathname } = new URL(context.req.url);
  if (!`${pathname}/`.startsWith(site.basePath)) return context.redirect(site.basePath);
  const path = pathname.slice(site.basePath.length);
  const file = await site.file(decoded(path));
  if (file === 'gone') return context.text(gone, 404, { 'cache-control': cacheControl(false) });
  if (file !== undefined) {
    const headers = { 'content-type': mediaTypeOf(path), 'cache-control': cacheControl(isHashed(path)) };
    return context.body(file, 200, headers);
  }
  const page = await site.page(toRoutePath(`/${path}`));
  return servePage(context, reloads ? { ...page, html: withReload(page.html, reloads) } : page);
}

const gone =
  'This file was removed while the preview was running, for example by another build of the reader; start the preview again.';

function servePage(context: Context, page: PrerenderedPage): Response {
  const headers = { 'content-type': mediaTypeOf('.html'), 'cache-control': cacheControl(false) };
  const { search } = new URL(context.req.url);
  if (page.redirect === undefined) return new Response(page.html, { status: page.status, headers });
  const location = carryOver(page.redirect, { query: search, hash: '' });
  return new Response(null, { status: page.status, headers: { ...headers, location } });
}

/** Sets the headers that a build writes for hosts. They come from the newest build, because the configuration can change. */
const securityHeaders =
  (site: () => Pick<PreviewSite, 'headers'>): MiddlewareHandler =>
  async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(site().headers)) context.header(name, value);
  };

/** The response to a request that failed: a sentence. The terminal shows the error. */
function answerError(error: Error, context: Context): Response {
  if (error instanceof HTTPException) return error.getResponse();
  if (hasLeft(context)) return context.body(null, 400);
  console.error(`${context.req.path}: ${describeError(error)}`);
  return context.text('This page could not be rendered; the terminal says why.', 500);
}

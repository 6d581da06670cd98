import { type Context, Hono } from 'hono';
import { toRoutePath } from '../../../schemas/urls.ts';
import { describeError } from '../../describe-error.ts';
import { type Html, under } from '../own-pages/own-page.ts';
import type { PreviewSite } from '../preview-site.ts';
import { findingQuery } from '../findings/finding-query.ts';
import { findingsPath } from '../findings/findings-href.ts';
import { findingsPage } from '../findings/findings-page.ts';
import { rulePage } from '../rules/rule-page.ts';
import { allRulesPath, rulesPage, rulesPath } from '../rules/rules-page.ts';
import type { ServiceSettings } from '../../services/wire/service-settings.ts';
import { dashboardPage } from './dashboard-page.ts';
import { entryPage } from './entry-page.ts';
import { entryPath } from './entry-row.ts';
import { faultsPage } from './faults-page.ts';
import { listPageAt } from './lists/list-pages.ts';
import type { ReadersOverview } from './event-sections.ts';
import { readersPage } from './readers-page.ts';
import { unansweredOf } from './unanswered-of.ts';

/** The paths of the dashboard. Built sites do not have them. Source: docs/requirements.md, PL-5. */
const dashboardPath = '/preview';
const dashboardPaths = [dashboardPath, `${dashboardPath}/`];

type Sending = Pick<ServiceSettings, 'events' | 'throttled'>;

/**
 * The dashboard, its lists, the rules' pages, and the URL for Contentful's preview button, which redirects from an entry's id
 * to its page. Our own names win over entries with the same id; these are at `/preview/entry/<id>`. Without `sending` there
 * are no reader events.
 */
export function dashboardRoutes(site: PreviewSite, sending: Sending | undefined): Hono {
  const { basePath } = site;
  const app = new Hono().basePath(basePath);
  // URLs without a trailing slash, as those of pages
  const rest = (context: Context): string =>
    toRoutePath(new URL(context.req.url).pathname.slice(under(basePath, dashboardPath).length)).slice(1);
  if (sending !== undefined) {
    for (const path of dashboardPaths) app.get(path, sending.throttled);
    app.get(`${dashboardPath}/readers`, sending.throttled, async (context) => {
      const events = await overviewOf(site, sending);
      const shownWhole = context.req.query('all');
      return page(context, readersPage(site, events === 'unreadable' ? undefined : events, shownWhole));
    });
    app.get(`${dashboardPath}/faults`, (context) => page(context, faultsPage(site)));
  }
  app.on('GET', dashboardPaths, async (context) => {
    const events = sending && (await overviewOf(site, sending));
    return page(context, dashboardPage({ site, golden: await site.golden(), events }));
  });
  app.on('GET', [findingsPath, `${findingsPath}/`], (context) =>
    page(context, findingsPage(findingQuery(new URL(context.req.url).searchParams), site)),
  );
  app.on('GET', [rulesPath, `${rulesPath}/`], (context) => page(context, rulesPage(site, { all: false })));
  app.on('GET', [allRulesPath, `${allRulesPath}/`], (context) =>
    page(context, rulesPage(site, { all: true })),
  );
  app.get(`${rulesPath}/:rule{.+}`, async (context, next) => {
    const found = await rulePage(rest(context).slice('rules/'.length), site);
    return found === undefined ? next() : page(context, found);
  });
  app.get(`${dashboardPath}/entry/:id`, (context, next) => {
    const found = entryPage(rest(context).slice('entry/'.length), site);
    return found === undefined ? next() : page(context, found);
  });
  app.get(`${dashboardPath}/*`, async (context, next) => {
    const path = rest(context);
    const list = await listPageAt(path, site, new URL(context.req.url).searchParams);
    if (list !== undefined) return page(context, list);
    const to = leadsTo(path, site);
    return to === undefined ? next() : context.redirect(under(basePath, to));
  });
  return app;
}

/** The target of an id: the page that shows the entry or asset, else the page about it. */
function leadsTo(id: string, { pageOf, graph }: PreviewSite): string | undefined {
  const isKnown = graph.entries.has(id as never) || graph.assets.has(id as never); // the id may not exist
  return pageOf(id) ?? (isKnown ? entryPath(id) : undefined);
}

function page(context: Context, content: Html): Response | Promise<Response> {
  context.header('cache-control', 'no-store');
  return context.html(content);
}

async function overviewOf(site: PreviewSite, { events }: Sending): Promise<ReadersOverview | 'unreadable'> {
  try {
    const overview = await events.overview();
    return { ...overview, unanswered: await unansweredOf(site, events, overview) };
  } catch (error) {
    console.error(describeError(error));
    return 'unreadable';
  }
}

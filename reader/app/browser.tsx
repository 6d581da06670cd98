import './base.css';
import './print.css';
// oxlint-disable-next-line import/no-unassigned-import -- shared with parts that come later; here it is no file more
import 'react-dom';
import { createBrowserRouter, type DataRouter, type RouteObject } from 'react-router';
import { invariant } from '../../schemas/base/invariant.ts';
import { hydrationElementId } from '../../schemas/prerenderer.ts';
import { pages, toRoutePath } from '../../schemas/urls.ts';
import { lateBundle } from '../bundle/files/late-bundle.ts';
import { speak } from '../messages/interface.ts';
import { setAnalyticsConsent } from '../services/analytics/analytics.ts';
import { arrivalAt } from './routing/arrival.ts';
import { notFound } from './routing/content-loader.ts';
import { keepEarlyClicks } from './document/early-clicks.ts';
import { hearErrors } from './log/hear-errors.ts';
import { startLog } from './log/start-log.ts';
import { type HydrationData, parseHydrationData } from './document/hydration-data.ts';
import { languages } from './layout/header/languages.ts';
import { reloadPage } from './offline/reload-page.ts';
import { startServiceWorker } from './worker/start-service-worker.ts';
import type { ContentData, RootData } from './routing/page-data.ts';
import { loadPageAt } from './routing/late-page.tsx';
import { createRoutes } from './routes.tsx';
import { whenWanted } from './document/when-wanted.ts';

// The styles of texts: a document has them before the scripts that show another.
import.meta.glob('../views/**/*.module.css', { eager: true });

hearErrors();

// The page stays as it was prerendered; its scripts can be of a release that is gone.
void start().catch((error: unknown) => {
  reloadPage().catch(() => {});
  throw error;
});

/**
 * Hydrates the prerendered page. If a host served it for another address, that address's page is rendered instead. A
 * function, because a module with a top-level await would block the modules that import it.
 */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  const dataElement = document.getElementById(hydrationElementId);
  invariant(root !== null && dataElement !== null, 'a prerendered page has its root and its data');
  const presses = keepEarlyClicks(root);

  const page = parseHydrationData(dataElement.textContent);
  const { url, basePath, loaderData } = page;
  const { site } = loaderData['root'] as RootData;
  await Promise.all([speak(site.language ?? site.locale), site.locales && languages.load()]);
  const bundle = lateBundle(async () => {
    const { openSiteBundle } = await import('./open-site-bundle.ts');
    return openSiteBundle(basePath, page);
  });
  const basename = basePath.slice(0, -1);
  const path = toRoutePath(location.pathname.slice(basename.length));
  if (site.consent === true) setAnalyticsConsent('awaited');
  startServiceWorker(site);
  startLog(site.services['log'] && (site.serviceBase ?? basePath) + site.services['log'].slice(1));
  const isItsOwnAddress = url === path || url === pages.notFound;

  const routes = createRoutes(bundle, () => arrivalAt(router));
  const shown = isItsOwnAddress && loadShown(routes, loaderData, basename);
  await Promise.all([shown, whenWanted()]);
  const router: DataRouter = createBrowserRouter(routes, {
    basename: basename === '' ? '/' : basename,
    // the root's data is the same for every page
    hydrationData: { loaderData: isItsOwnAddress ? loaderData : { root: loaderData['root'] } },
  });
  const { takeOver } = await import('./take-over.tsx');
  takeOver({ root, router, url, isItsOwnAddress, presses });
}

/** Loads the scripts of the page that is shown, before hydration. */
async function loadShown(
  routes: RouteObject[],
  loaderData: HydrationData['loaderData'],
  basename: string,
): Promise<void> {
  const isMissing = Object.values(loaderData).some(
    (data) => (data as Partial<ContentData> | null)?.kind === 'notFound',
  );
  await Promise.all([loadPageAt(routes, location.pathname, basename), isMissing && notFound.load()]);
}

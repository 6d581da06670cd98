import './base.css';
import './print.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { invariant } from '../../schemas/base/invariant.ts';
import { pages, toRoutePath } from '../../schemas/urls.ts';
import { fetchFile } from '../bundle/fetch-file.ts';
import { openBundle } from '../bundle/open.ts';
import { speak } from '../messages/interface.ts';
import { arrivalAt } from './arrival.ts';
import { startConsent } from './consent.ts';
import { hearErrors } from './log/hear-errors.ts';
import { reactErrors } from './log/react-errors.ts';
import { startLog } from './log/start-log.ts';
import { hydrationElementId, parseHydrationData } from './hydration-data.ts';
import type { RootData } from './page-data.ts';
import { createRoutes } from './routes.tsx';

hearErrors();

/** Takes over the prerendered page. Where a host served it for another address, that address's page is rendered anew. */
const root = document.getElementById('root');
const dataElement = document.getElementById(hydrationElementId);
invariant(root !== null && dataElement !== null, 'a prerendered page has its root and its data');

const { url, basePath, loaderData } = parseHydrationData(dataElement.textContent);
const { site } = loaderData['root'] as RootData;
await speak(site.locale);
const bundle = openBundle(fetchFile((input, init) => fetch(input, init), basePath));
const basename = basePath.slice(0, -1);
const path = toRoutePath(location.pathname.slice(basename.length));
if (site.consent === true) startConsent();
startLog(site.services['log'] && basename + site.services['log']);
const isNotFoundPage = url === pages.notFound;
const isItsOwnAddress = url === path || isNotFoundPage;

const routes = createRoutes(bundle, () => arrivalAt(router));
const router: DataRouter = createBrowserRouter(routes, {
  basename: basename === '' ? '/' : basename,
  ...(isItsOwnAddress ? { hydrationData: { loaderData } } : {}),
});
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);

// Without data for its route, the router loads them first, and React would find another page than the prerendered one.
if (isItsOwnAddress && router.state.initialized) {
  hydrateRoot(root, app, reactErrors);
  // What is not found can be a redirect, or be like a page: only the address tells.
  if (isNotFoundPage) void router.revalidate();
} else {
  const unsubscribe = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    unsubscribe();
    createRoot(root, reactErrors).render(app);
  });
}

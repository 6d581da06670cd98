import type { RouteObject, ShouldRevalidateFunction } from 'react-router';
import { pages } from '../../schemas/urls.ts';
import type { Bundle } from '../bundle/open.ts';
import type { Asked } from './arrival.ts';
import { loadContent } from './content-loader.ts';
import { FailurePage, RootFailurePage } from './failure-page.tsx';
import { Layout } from './layout/layout.tsx';
import {
  loadAnnouncements,
  loadCapabilities,
  loadCategories,
  loadHome,
  loadIdeas,
  loadSearch,
  loadSignIn,
} from './page-loaders.ts';
import {
  AnnouncementsRoute,
  CapabilitiesRoute,
  CategoriesRoute,
  ContentRoute,
  HomeRoute,
  IdeasRoute,
  SearchRoute,
  SignInRoute,
} from './route-pages.tsx';

/** Every page of the site; without an arrival, as a host asks for it. Source: requirements RT-1 and RT-2. */
export const createRoutes = (
  bundle: Bundle,
  arrivalNow: Asked['arrivalNow'] = () => undefined,
): RouteObject[] => [
  {
    id: 'root',
    element: <Layout bundle={bundle} />,
    ErrorBoundary: RootFailurePage,
    loader: async () => ({ site: await bundle.site() }),
    shouldRevalidate: () => false,
    children: [{ id: 'pages', ErrorBoundary: FailurePage, children: pageRoutes(bundle, arrivalNow) }],
  },
];

const pageRoutes = (bundle: Bundle, arrivalNow: Asked['arrivalNow']): RouteObject[] => [
  {
    id: 'home',
    path: pages.home,
    Component: HomeRoute,
    loader: () => loadHome(bundle),
    shouldRevalidate: onNewPath,
  },
  {
    id: 'search',
    path: pages.search,
    element: <SearchRoute bundle={bundle} />,
    loader: () => loadSearch(bundle),
    shouldRevalidate: onNewPath,
  },
  {
    id: 'announcements',
    path: pages.announcements,
    Component: AnnouncementsRoute,
    loader: () => loadAnnouncements(bundle),
    shouldRevalidate: onNewPath,
  },
  {
    id: 'capabilities',
    path: `${pages.capabilities}/:area?`,
    Component: CapabilitiesRoute,
    loader: ({ params: { area }, request }) =>
      loadCapabilities(bundle, area, { path: `${pages.capabilities}/${area ?? ''}`, request, arrivalNow }),
    shouldRevalidate: onNewPath,
  },
  {
    id: 'categories',
    path: pages.categories,
    Component: CategoriesRoute,
    loader: () => loadCategories(bundle),
    shouldRevalidate: onNewPath,
  },
  {
    id: 'signIn',
    path: pages.signIn,
    Component: SignInRoute,
    loader: ({ request }) => loadSignIn(bundle, { path: pages.signIn, request, arrivalNow }),
    shouldRevalidate: onNewPath,
  },
  {
    id: 'ideas',
    path: pages.ideas,
    Component: IdeasRoute,
    loader: ({ request }) => loadIdeas(bundle, { path: pages.ideas, request, arrivalNow }),
  },
  // Articles under their prefixes, redirects, /404 and every address that leads nowhere are one route, so that the one
  // prerendered page for what is not found can be taken over at any address.
  {
    id: 'content',
    path: '*',
    Component: ContentRoute,
    loader: ({ params, request }) =>
      loadContent(bundle, { path: `/${params['*'] ?? ''}`, request, arrivalNow }),
    shouldRevalidate: onNewPathOrAsked,
  },
];

/** Asked for where the address stays: the prerendered page for what is not found looks once what should stand there. */
const onNewPathOrAsked: ShouldRevalidateFunction = (change) =>
  onNewPath(change) || change.currentUrl.href === change.nextUrl.href;

/** What a page shows of its query and hash it takes from data that it has. */
const onNewPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

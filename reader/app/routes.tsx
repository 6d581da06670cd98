import { type RouteObject, type ShouldRevalidateFunction, useLoaderData } from 'react-router';
import { offlinePage } from '../../schemas/service-worker.ts';
import { pages } from '../../schemas/urls.ts';
import type { Bundle } from '../bundle/files/bundle.ts';
import type { Asked } from './routing/arrival.ts';
import { loadContent, notFound } from './routing/content-loader.ts';
import { FailurePage, RootFailurePage } from './routing/failure-page.tsx';
import { latePage, onNewPath, type PageModule } from './routing/late-page.tsx';
import { Layout } from './layout/layout.tsx';
import type { ReactNode } from 'react';
import { ArticleRoute } from './routing/article-route.tsx';
import type { ContentData } from './routing/page-data.ts';

/** Every page of the site; without an arrival, as a host asks for it. Source: docs/requirements.md, RT-1 and RT-2. */
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
  ...Object.entries(latePages).map(([id, { path, page }]) =>
    latePage({ id, path, page, bundle, arrivalNow }),
  ),
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

/** Loaded on navigation: most readers open an article, and many no other page. */
const latePages: Readonly<Record<string, { path: string; page: () => Promise<PageModule> }>> = {
  home: { path: pages.home, page: () => import('./pages/home.tsx') },
  search: { path: pages.search, page: () => import('./pages/search.tsx') },
  announcements: { path: pages.announcements, page: () => import('./pages/announcements.tsx') },
  capabilities: { path: `${pages.capabilities}/:area?`, page: () => import('./pages/capabilities.tsx') },
  categories: { path: pages.categories, page: () => import('./pages/categories.tsx') },
  signIn: { path: pages.signIn, page: () => import('./pages/sign-in.tsx') },
  ideas: { path: pages.ideas, page: () => import('./pages/ideas.tsx') },
  offline: { path: offlinePage.url, page: () => import('./pages/offline.tsx') },
};

/** True if the path changed, or if a missing page asks again: once prerendered, it looks for a redirect. */
const onNewPathOrAsked: ShouldRevalidateFunction = (change) =>
  onNewPath(change) || change.currentUrl.href === change.nextUrl.href;

/** The page of a content address: the article, or "Page not found". */
function ContentRoute(): ReactNode {
  const data: ContentData = useLoaderData();
  return data.kind === 'notFound' ? <notFound.Part {...data} /> : <ArticleRoute {...data} />;
}

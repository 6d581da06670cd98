import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import { toRoutePath } from '../../../schemas/urls.ts';
import { isLeftOutOfAnalytics } from '../../services/analytics/analytics-pages.ts';
import { track } from '../../services/analytics/analytics.ts';
import { pageViewEvent } from '../../services/analytics/page-events.ts';
import { frameOf, type ArticleData, type NotFoundData, type PageFrame } from './page-data.ts';

/** Sends a page view for every page that opens, the first one included. A move within a page sends none. */
export function usePageViews(): void {
  const page = useCountedPage();
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (opened.current === page?.path) return;
    opened.current = page?.path;
    if (page !== undefined) track(pageViewEvent(page));
  });
}

/** Undefined for a page that is excluded, was not found, or failed to load. */
function useCountedPage(): { path: string; title: string } | undefined {
  const { pathname } = useLocation();
  const data = useMatches().at(-1)?.loaderData as PageFrame | ArticleData | NotFoundData | undefined;
  const path = toRoutePath(pathname);
  if (data === undefined || 'nearest' in data || isLeftOutOfAnalytics(path)) return undefined;
  return { path, title: frameOf(data).head.title };
}

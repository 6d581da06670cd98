import { useEffect, useState } from 'react';
import type { RoutePath } from '../../../schemas/base/ids.ts';
import { type PagePreview, pagePreview, pagePreviewPath } from '../../../schemas/preview/page-preview.ts';
import { toRoutePath } from '../../../schemas/urls.ts';
import { base } from './base.ts';
import { onPageChange } from './blocks/page-changes.ts';

/** The preview's data about the current page. It is there when the page is checked; undefined if there is none. */
export function usePagePreview(): PagePreview | 'checking' | undefined {
  const [route, setRoute] = useState(routeShown);
  const [known, setKnown] = useState<{ readonly route: string; readonly page: PagePreview | undefined }>();
  useEffect(() => onPageChange(() => setRoute(routeShown())), []);
  useEffect(() => {
    const gone = new AbortController();
    const show = (page?: PagePreview) => !gone.signal.aborted && setKnown({ route, page });
    // without a connection there is nothing to show
    load(route, gone.signal).then(show, () => show());
    return () => gone.abort();
  }, [route]);
  return known?.route === route ? known.page : 'checking';
}

const routeShown = (): RoutePath => toRoutePath(location.pathname.slice(base.pathname.length - 1));

async function load(route: RoutePath, signal: AbortSignal): Promise<PagePreview | undefined> {
  // a host of files has nothing about it, and browsers write every such answer into the console
  if (document.querySelector('[data-nowhere]') !== null) return { url: route, findings: [] };
  const response = await fetch(new URL(pagePreviewPath(route), base), { signal });
  return response.ok ? pagePreview.parse(await response.json()) : undefined;
}

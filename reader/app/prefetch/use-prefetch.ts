import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Bundle } from '../../bundle/files/bundle.ts';
import { whenIdle } from '../../browser/when-idle.ts';
import { useSite } from '../site/use-site.ts';
import { isCostly } from '../../browser/connection.ts';

/** Loads the articles ahead that a reader may go to next, once the page is there and idle. Source: docs/requirements.md, OP-5. */
export function usePrefetch(bundle: Bundle): void {
  const { basePath } = useSite();
  const { pathname } = useLocation();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const start = async () => {
      if (isCostly()) return;
      const { prefetchFrom } = await import('./prefetch-from.ts');
      if (!isOver) stop = prefetchFrom(bundle, basePath);
    };
    const cancel = whenIdle(() => void start().catch(() => {})); // after a failure a click loads the article
    return () => {
      isOver = true;
      cancel();
      stop?.();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each page has links of its own
  }, [bundle, basePath, pathname]);
}

import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Bundle } from '../../bundle/files/bundle.ts';
import { whenIdle } from '../../browser/when-idle.ts';
import { usePageFrame } from '../layout/use-page-frame.ts';
import { useSite } from '../site/use-site.ts';
import { setFirstPath, reportVisit } from './report-visit.ts';

/** Keeps visited pages for reading without a connection. Source: docs/requirements.md, OP-2. */
export function useVisits(bundle: Bundle): void {
  const { basePath, serviceWorker } = useSite();
  const path = useLocation().pathname;
  const hasCome = usePageFrame() !== undefined;
  useEffect(() => {
    setFirstPath(path);
    if (!hasCome || serviceWorker === false || !('serviceWorker' in navigator)) return undefined;
    // A page that has failed to tell is kept at the next visit.
    return whenIdle(() => void reportVisit({ path, basePath, bundle }).catch(() => {}));
  }, [path, hasCome, basePath, serviceWorker, bundle]);
}

import { use, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { BasePath } from '../../bundle/base-path.ts';
import type { BundleFailure } from '../../bundle/failure.ts';
import { loadAnew } from './load-anew.ts';

/**
 * A page that could not be loaded from the bundle can be kept as the document that it once was; and where the site has another
 * version by now, the host has it as a whole: then that is loaded. True while it is looked for and until it comes.
 */
export function useDocumentInstead(kind: BundleFailure['kind'] | 'unexpected'): boolean {
  const basePath = use(BasePath);
  const { pathname } = useLocation();
  const [failed, setFailed] = useState<string>();
  const isOffline = kind === 'offline';
  const isWanted = isOffline || healed.includes(kind);
  useEffect(() => {
    if (!isWanted) return;
    const open = isOffline ? openKept(pathname, basePath) : loadAnew();
    void open.catch(() => false).then((opens) => opens || setFailed(kind));
  }, [kind, isWanted, isOffline, pathname, basePath]);
  return isWanted && failed !== kind;
}

/** By a whole new page, most likely. */
const healed: readonly string[] = ['missing', 'otherVersion'] satisfies BundleFailure['kind'][];

/** Out of the service worker's shell; where there is none, nothing was kept. */
const openKept = async (pathname: string, basePath: string): Promise<boolean> =>
  (await import('./open-kept.ts')).openKept(pathname, basePath);

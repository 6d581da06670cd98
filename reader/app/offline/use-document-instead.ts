import { use, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { SiteAddress } from '../../bundle/pages/site-address.ts';
import type { BundleFailure } from '../../bundle/files/failure.ts';
import { ShowDocumentContext } from '../document/show-document.ts';
import { reloadPage } from './reload-page.ts';

type Kind = BundleFailure['kind'] | 'unexpected';

/**
 * Loads the document of a page that failed: the kept one, or the host's one if the site has a new version or React has
 * failed. True while it looks for the document and loads it.
 */
export function useDocumentInstead(kind: Kind, failure: unknown): boolean {
  const { basePath } = use(SiteAddress);
  const { pathname } = useLocation();
  const showDocument = use(ShowDocumentContext);
  const [failed, setFailed] = useState<Kind>();
  const isOpenable = kind === 'unexpected' ? showDocument !== undefined : openable.includes(kind);
  const open = useEffectEvent((path: string): Promise<boolean> | undefined => {
    if (kind === 'unexpected') return showDocument?.(failure);
    return kind === 'offline' ? openKept(path, basePath) : reloadPage();
  });
  // before the browser paints a page without its text
  useLayoutEffect(() => {
    const giveUp = () => setFailed(kind);
    if (isOpenable) void open(pathname)?.then((opens) => opens || giveUp(), giveUp);
  }, [kind, isOpenable, pathname]);
  return isOpenable && failed !== kind;
}

/** A visited page can be cached as a document; a missing script is most likely part of a new release. */
const openable: readonly string[] = ['offline', 'missing', 'otherVersion'] satisfies BundleFailure['kind'][];

/** From the service worker's shell. Without a shell nothing was kept. */
const openKept = async (pathname: string, basePath: string): Promise<boolean> =>
  (await import('./open-kept.ts')).openKept(pathname, basePath);

import { use, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { BasePath } from '../../bundle/base-path.ts';
import type { BundleFailure } from '../../bundle/files/failure.ts';
import { ShowDocumentContext } from '../document/show-document.ts';
import { reloadPage } from './reload-page.ts';

type Kind = BundleFailure['kind'] | 'unexpected';

/**
 * A page that could not be loaded from the bundle can be kept as the document that it once was; and where the site has another
 * version by now, or React has failed, the host has it as a whole: then that is loaded. True while it is looked for and until it comes.
 */
export function useDocumentInstead(kind: Kind, failure: unknown): boolean {
  const basePath = use(BasePath);
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

/** Out of the service worker's shell; where there is none, nothing was kept. */
const openKept = async (pathname: string, basePath: string): Promise<boolean> =>
  (await import('./open-kept.ts')).openKept(pathname, basePath);

import { use, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { BasePath } from '../../bundle/base-path.ts';
import { hasCaches, isKeptDocument } from '../../bundle/kept-document.ts';

/**
 * A page that could not be loaded from the bundle can be kept as the document that it once was: then that is loaded. True
 * while it is looked for and until it comes.
 */
export function useKeptDocument(isWanted: boolean): boolean {
  const basePath = use(BasePath);
  const { pathname } = useLocation();
  const [isNone, setIsNone] = useState(!hasCaches());
  useEffect(() => {
    if (!isWanted) return;
    const open = async () => {
      if (isThisDocument() || !(await isKeptDocument(pathname, basePath))) setIsNone(true);
      else location.reload();
    };
    void open().catch(() => setIsNone(true));
  }, [isWanted, pathname, basePath]);
  return isWanted && !isNone;
}

/** To load it again would show the same. */
function isThisDocument(): boolean {
  const [document] = performance.getEntriesByType('navigation');
  return document !== undefined && new URL(document.name).pathname === location.pathname;
}

import { isKeptDocument } from '../../bundle/files/kept-document.ts';

/** Loads the kept document of a page. False if there is none. */
export async function openKept(pathname: string, basePath: string): Promise<boolean> {
  if (isThisDocument() || !(await isKeptDocument(pathname, basePath))) return false;
  location.reload();
  return true;
}

/** True if the current document is that of the page. To load it again would change nothing. */
function isThisDocument(): boolean {
  const [document] = performance.getEntriesByType('navigation');
  return document !== undefined && new URL(document.name).pathname === location.pathname;
}

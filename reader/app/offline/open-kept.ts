import { isKeptDocument } from '../../bundle/files/kept-document.ts';

/** Loads the document that was kept of a page; gives whether there is one. */
export async function openKept(pathname: string, basePath: string): Promise<boolean> {
  if (isThisDocument() || !(await isKeptDocument(pathname, basePath))) return false;
  location.reload();
  return true;
}

/** To load it again would show the same. */
function isThisDocument(): boolean {
  const [document] = performance.getEntriesByType('navigation');
  return document !== undefined && new URL(document.name).pathname === location.pathname;
}

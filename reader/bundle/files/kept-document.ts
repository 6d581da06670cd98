import { cacheNameOf, type KeptKind } from '../../../schemas/service-worker.ts';

/** True if the service worker has cached the document of a page. */
export async function isKeptDocument(path: string, basePath: string): Promise<boolean> {
  if (!hasCaches()) return false;
  const url = new URL(basePath.slice(0, -1) + path, location.href).href;
  return (await caches.match(url, { cacheName: keptCacheName('pages', basePath) })) !== undefined;
}

/** Only secure contexts have `caches`. Elsewhere `window.caches` can be an element with that id. */
export const hasCaches = (): boolean => typeof globalThis.caches?.open === 'function';

/** The name of the service worker's cache for a kind of file. */
export const keptCacheName = (kind: KeptKind, basePath: string): string =>
  cacheNameOf(kind, new URL(basePath, location.href).href);

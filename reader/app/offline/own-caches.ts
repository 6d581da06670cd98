import { cacheEndOf, cachePrefix } from '../../../schemas/service-worker.ts';

/** The names of the caches that this site's worker has filled: other sites of the host have some too. */
export async function ownCaches(basePath: string): Promise<string[]> {
  const end = cacheEndOf(location.origin + basePath);
  return (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name.endsWith(end));
}

import { CacheExpiration } from 'workbox-expiration';
import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { cacheNames, setCacheNameDetails } from 'workbox-core';
import { cacheNameOf, cachePrefix, type WorkerSite } from '../../schemas/service-worker.ts';
import { keptFilesMaxItems } from '../../schemas/spec/network/offline.ts';
import { isOffered } from './offer.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly fieldbookSite: WorkerSite;
};

setCacheNameDetails({ prefix: cachePrefix, suffix: self.registration.scope });

/** Filled in when the reader is built: the files that every page loads at once. */
// oxlint-disable-next-line no-underscore-dangle -- the name that workbox-build looks for
const files = self.__WB_MANIFEST.map((entry) => (typeof entry === 'string' ? { url: entry } : entry));

/** Precached files: the first scripts, the style sheet and the offline page. */
export const shell = new PrecacheController({ cacheName: cacheNames.precache });
shell.addToCacheList([...files, self.fieldbookSite.offlinePage]);

/**
 * A release that changes only content comes into force at once: open pages load the same scripts. One with other scripts
 * waits for the reader, if a page is there that asks, and leaves the earlier ones to the pages that were kept with them.
 */
export async function installShell(event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(cacheNames.precache);
  const earlier = (await cache.keys()).filter(({ url }) => !url.includes('__WB_REVISION__'));
  const urls = new Set(earlier.map(({ url }) => url));
  const isKnown = files.every(({ url }) => urls.has(new URL(url, self.location.href).href));
  if (!isKnown) await keepEarlier(cache, earlier).catch(() => {}); // a full disk must not keep the release out
  await shell.install(event);
  const isFirst = self.registration.active === null;
  if (isKnown || !(isFirst || (await isOffered()))) await self.skipWaiting();
}

async function keepEarlier(from: Cache, requests: readonly Request[]): Promise<void> {
  const name = cacheNameOf('scripts', self.registration.scope);
  const kept = await caches.open(name);
  const expiration = new CacheExpiration(name, { maxEntries: keptFilesMaxItems });
  for (const request of requests) {
    const response = await from.match(request);
    if (response === undefined) continue;
    await kept.put(request, response);
    await expiration.updateTimestamp(request.url);
  }
  await expiration.expireEntries();
}

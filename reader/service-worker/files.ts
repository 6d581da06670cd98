import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import { cacheNameOf, type KeptKind } from '../../schemas/service-worker.ts';
import {
  keptFilesMaxBytes,
  keptFilesMaxItems,
  keptPagesMaxBytes,
  keptPagesMaxDays,
  keptPagesMaxItems,
  keptPicturesMaxBytes,
  keptPicturesMaxItems,
  pageNetworkTimeoutMs,
} from '../../schemas/spec/network/offline.ts';
import { keepWithin } from './keep-within.ts';
import { isWholeFile } from './worth-keeping.ts';

declare const self: ServiceWorkerGlobalScope;

type FileKind = Exclude<KeptKind, 'pages'> | 'manifest';

export const fileKinds: readonly FileKind[] = ['manifest', 'articles', 'bundle', 'scripts', 'pictures'];

/** The kind of a file of this site. Undefined if the worker leaves the file to the browser. */
export function kindOf({ href, search }: URL): FileKind | undefined {
  const { scope } = self.registration;
  if (!href.startsWith(scope) || search !== '') return undefined;
  const path = href.slice(scope.length);
  return fileKinds.find((kind) => places[kind].test(path));
}

const places: Readonly<Record<FileKind, RegExp>> = {
  manifest: /^bundle\/manifest\.json$/u,
  articles: /^bundle\/articles\//u,
  bundle: /^bundle\//u,
  scripts: /^assets\/.+\.(?:css|js|woff2)$/u,
  // the site's icon has no hash in its name: browsers keep it themselves
  pictures: /^assets\/.+\.(?:avif|gif|jpe?g|png|svg|webp)$/u,
};

const onlyWhole: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    (await isWholeFile(request.url, response)) ? response : null,
};

/** Articles are prefetched too. A prefetched one must not evict a visited one. */
const onlyVisited: WorkboxPlugin = {
  cacheWillUpdate: async ({ event, response }) => (event?.type === 'message' ? response : null),
};

/** Skips the cache for a request with `reload`: the page has found that the kept file is damaged. */
const asAsked: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    request.cache === 'reload' ? undefined : cachedResponse,
};

const expiration = (maxEntries: number, maxDays?: number): WorkboxPlugin =>
  new ExpirationPlugin({
    maxEntries,
    ...(maxDays !== undefined && { maxAgeSeconds: maxDays * 24 * 60 * 60 }),
    purgeOnQuotaError: true,
  });

const keeper = (kind: KeptKind, ...plugins: WorkboxPlugin[]): CacheFirst =>
  new CacheFirst({
    cacheName: cacheNameOf(kind, self.registration.scope),
    plugins: [asAsked, ...plugins, onlyWhole],
  });

/** Files whose names hold their hash never change. The manifest names those of one release, so it is asked for anew. */
export const keepers: Readonly<Record<FileKind, Strategy>> = {
  manifest: new NetworkFirst({
    cacheName: cacheNameOf('bundle', self.registration.scope),
    networkTimeoutSeconds: pageNetworkTimeoutMs / 1000,
    plugins: [onlyWhole],
  }),
  articles: keeper('articles', onlyVisited, expiration(keptPagesMaxItems, keptPagesMaxDays)),
  bundle: keeper('bundle', expiration(keptFilesMaxItems)),
  scripts: keeper('scripts', expiration(keptFilesMaxItems)),
  pictures: keeper('pictures', expiration(keptPicturesMaxItems, keptPagesMaxDays)),
};

/** The limit of each kind. */
const maxBytes: Readonly<Record<KeptKind, number>> = {
  pages: keptPagesMaxBytes,
  articles: keptPagesMaxBytes,
  bundle: keptFilesMaxBytes,
  scripts: keptFilesMaxBytes,
  pictures: keptPicturesMaxBytes,
};

/** Keeps every cache of visits within its bytes. */
export async function boundAll(): Promise<void> {
  for (const [kind, most] of Object.entries(maxBytes)) {
    const name = cacheNameOf(kind as KeptKind, self.registration.scope); // of the table above
    if (await caches.has(name)) await keepWithin(await caches.open(name), most);
  }
}

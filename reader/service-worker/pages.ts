import { ExpirationPlugin } from 'workbox-expiration';
import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core/types.js';
import { NetworkFirst } from 'workbox-strategies';
import { cacheNameOf, offlinePage, type WorkerSite } from '../../schemas/service-worker.ts';
import {
  keptFileMaxBytes,
  keptPagesMaxDays,
  keptPagesMaxItems,
  pageNetworkTimeoutMs,
} from '../../schemas/spec/network/offline.ts';
import { shell } from './shell.ts';
import { isForEveryone, isHtml } from './worth-keeping.ts';

declare const self: ServiceWorkerGlobalScope;

/** A page's file is the same for every query. */
const onePerPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
};

/** Keeps only pages of this site. A host can answer with something else, such as a sign-in form. */
const onlyPagesOfThisSite: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (!isForEveryone(response) || !isHtml(response)) return null;
    const text = await response.clone().text();
    return text.length <= keptFileMaxBytes && text.includes('<meta name="kb-id"') ? response : null;
  },
};

/** Documents: the host's, or the kept one where the host does not answer in time. */
export const pages = new NetworkFirst({
  cacheName: cacheNameOf('pages', self.registration.scope),
  networkTimeoutSeconds: pageNetworkTimeoutMs / 1000,
  plugins: [
    onePerPath,
    onlyPagesOfThisSite,
    new ExpirationPlugin({
      maxEntries: keptPagesMaxItems,
      maxAgeSeconds: keptPagesMaxDays * 24 * 60 * 60,
      purgeOnQuotaError: true,
    }),
  ],
});

/** A page that was not visited is replaced by the offline page, which hydrates from the cached bundle files. */
export const answerNavigation: RouteHandlerCallback = async ({ request, event }) => {
  try {
    return await pages.handle({ request, event });
  } catch (error) {
    const page = await shell.matchPrecache(offlinePage.file);
    if (page === undefined) throw error;
    return page;
  }
};

/** Paths that lead to the host, not to a page of the site. */
export const isServerPath = /\/(?:Auth|assets|bundle)\//u;

/** The paths of the site in other languages, which have workers of their own. */
export const ofOthers = ({ others = [] }: WorkerSite): RegExp[] =>
  others.map((folder) => {
    const { pathname } = new URL(folder, self.registration.scope);
    return new RegExp(`^${pathname.replaceAll('.', String.raw`\.`)}`, 'u');
  });

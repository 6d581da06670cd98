import type { Strategy } from 'workbox-strategies';
import type { VisitMessage } from '../../schemas/service-worker.ts';
import { keptFilesMaxItems } from '../../schemas/spec/network/offline.ts';
import { boundAll, keepers, kindOf } from './files.ts';
import { pages } from './pages.ts';
import { shell } from './shell.ts';

/**
 * Keeps a visited page. This includes the first page, which was loaded before the worker existed, and an article whose
 * file was prefetched. Files with a hash in their names come from the browser's own cache.
 */
export async function keepVisit({ page, files }: VisitMessage, event: ExtendableEvent): Promise<void> {
  const works = files
    .slice(0, keptFilesMaxItems)
    .filter(isOwn)
    .map((url) => keepFile(url, event));
  if (page !== undefined && isOwn(page)) works.push(keep(page, pages, event));
  await Promise.all(works);
  await boundAll();
}

declare const self: ServiceWorkerGlobalScope;

const isOwn = (url: string): boolean => url.startsWith(self.registration.scope);

async function keepFile(url: string, event: ExtendableEvent): Promise<void> {
  const kind = kindOf(new URL(url));
  if (kind === undefined || shell.getCacheKeyForURL(url) !== undefined) return;
  await keep(url, keepers[kind], event);
}

/** Keeps a file. A file that fails to load is kept at another visit. */
async function keep(url: string, keeper: Strategy, event: ExtendableEvent): Promise<void> {
  const [answer, end] = keeper.handleAll({ request: new Request(url), event });
  await Promise.allSettled([answer, end]);
}

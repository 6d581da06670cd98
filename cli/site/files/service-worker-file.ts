import { readFileSync } from 'node:fs';
import type { BundleFile } from '../../../pipeline/emit/bundle-file.ts';
import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import { cachePrefix, offlinePage, type WorkerSite } from '../../../schemas/service-worker.ts';
import type { ReaderBuild } from '../reader-build.ts';
import { readBundleFile } from '../pages/routes.ts';
import { shellOf } from '../pages/shell-of.ts';
import type { SiteFile } from './site-file.ts';

/** `sw.js`. If the service worker is switched off, a script that unregisters an earlier one. */
export function serviceWorkerFile(files: readonly BundleFile[], reader: ReaderBuild): SiteFile {
  const { serviceWorker, ...site } = readBundleFile(files, 'site');
  if (serviceWorker === false) return { path: 'sw.js', content: () => leavingWorker };
  const { digest } = shellOf(files, reader);
  const others = foldersBelow(site);
  const own: WorkerSite = {
    offlinePage: { url: offlinePage.file, revision: digest },
    ...(others.length > 0 && { others }),
  };
  return { path: 'sw.js', content: () => workerText(reader, own) };
}

/** The other sites of this host that are in folders of this one. */
const foldersBelow = ({
  locales = [],
  siteUrl,
  basePath,
}: Pick<BundleFiles['site'], 'locales' | 'siteUrl' | 'basePath'>) =>
  locales
    .filter(
      (each) => each.siteUrl === siteUrl && each.basePath !== basePath && each.basePath.startsWith(basePath),
    )
    .map((each) => each.basePath.slice(basePath.length));

/** The worker of the reader's build, after the values of this site. Browsers install a worker again when its text changes. */
function workerText({ serviceWorker }: ReaderBuild, site: WorkerSite): string {
  return `self.fieldbookSite=${JSON.stringify(site)};\n${readFileSync(serviceWorker, 'utf8')}`;
}

/** Replaces an earlier worker: deletes its caches of this site and unregisters it. */
const leavingWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const isOfThisSite = (name) => name.startsWith('${cachePrefix}-') && name.endsWith('-' + self.registration.scope);
  const clear = async () => {
    for (const name of (await caches.keys()).filter(isOfThisSite)) await caches.delete(name);
  };
  event.waitUntil(clear().finally(() => self.registration.unregister()));
});
`;

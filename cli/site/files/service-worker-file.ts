import { readFileSync } from 'node:fs';
import type { BundleFile } from '../../../pipeline/emit/bundle-file.ts';
import { cachePrefix, offlinePage, type WorkerSite } from '../../../schemas/service-worker.ts';
import type { ReaderBuild } from '../reader-build.ts';
import { readBundleFile } from '../pages/routes.ts';
import { shellOf } from '../pages/shell-of.ts';
import type { SiteFile } from './site-file.ts';

/** `sw.js`. If the service worker is switched off, a script that unregisters an earlier one. */
export function serviceWorkerFile(files: readonly BundleFile[], reader: ReaderBuild): SiteFile {
  const { serviceWorker } = readBundleFile(files, 'site');
  if (serviceWorker === false) return { path: 'sw.js', content: () => leavingWorker };
  const { digest } = shellOf(files, reader);
  return { path: 'sw.js', content: () => workerText(reader, digest) };
}

/** The worker of the reader's build, after the values of this site. Browsers install a worker again when its text changes. */
function workerText({ serviceWorker }: ReaderBuild, revision: string): string {
  const site: WorkerSite = { offlinePage: { url: offlinePage.file, revision } };
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

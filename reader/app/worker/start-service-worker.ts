import { log } from '../../services/log.ts';
import { whenIdle } from '../../browser/when-idle.ts';
import { hearFailedFiles } from '../offline/failed-files.ts';

interface WorkerPlace {
  /** Starts and ends with a slash. */
  readonly basePath: string;
  /** `false`: the site has none. */
  readonly serviceWorker?: boolean | undefined;
}

/** Registers the site's service worker once the page is there and idle. Source: docs/requirements.md, OP-2. */
export function startServiceWorker({ basePath, serviceWorker }: WorkerPlace): void {
  if (!('serviceWorker' in navigator)) return;
  const isOff = serviceWorker === false;
  if (!isOff) hearFailedFiles(basePath);
  const watch = async () => {
    if (isOff && !(await mayHaveHadOne())) return;
    const { watchWorker } = await import('./watch-worker.ts');
    await watchWorker(basePath, isOff);
  };
  const begin = () => void whenIdle(() => void watch().catch(warn));
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

/** True if this host has a service worker or a cache of one, of this site or of another. */
const mayHaveHadOne = async (): Promise<boolean> =>
  navigator.serviceWorker.controller !== null || (await caches.keys()).length > 0;

/** Everything works without it. */
const warn = (exception: unknown): void =>
  log({ type: 'warning', category: 'offline', message: 'The service worker did not start.', exception });

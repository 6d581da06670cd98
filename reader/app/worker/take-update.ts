import type { Workbox } from 'workbox-window';
import { takeUpdateMaxMs } from '../../../schemas/spec/network/offline.ts';

/**
 * Activates the new worker, then reloads the page. A browser may let the old worker finish for minutes; the reader
 * waits only a moment: the host serves the new page without the new worker too.
 */
export async function takeUpdate(
  worker: Pick<Workbox, 'messageSkipWaiting'>,
  basePath: string,
  reload: () => void,
): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.getRegistration(basePath);
  if (!registration?.waiting) return reload();
  const timer = setTimeout(reload, takeUpdateMaxMs);
  const takenOver = () => {
    clearTimeout(timer);
    reload();
  };
  serviceWorker.addEventListener('controllerchange', takenOver, { once: true });
  worker.messageSkipWaiting();
}

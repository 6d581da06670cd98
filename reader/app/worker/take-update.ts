import type { Workbox } from 'workbox-window';
import { takeUpdateMaxMs } from '../../../schemas/spec/offline.ts';

/**
 * Has the new version take over, then loads this page with it. A browser lets the worker before end what it has begun, and gives it
 * minutes for that; the reader has asked and waits no longer than a moment: without a new worker too the host gives the new page.
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

import { offerMessage } from '../../../schemas/service-worker.ts';

/** Has each new worker wait until this page has asked the reader. */
export function offerEach(registration: ServiceWorkerRegistration | undefined): void {
  const offer = () =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has the page's own
    registration?.installing?.postMessage({ type: offerMessage });
  offer();
  registration?.addEventListener('updatefound', offer);
}

/** Whether a new worker is there, or comes: one that cannot be installed leaves the earlier one in force. */
export async function isReplaced(registration: ServiceWorkerRegistration | undefined): Promise<boolean> {
  if (registration?.waiting) return true;
  const next = registration?.installing;
  if (!next) return false;
  await new Promise((resolve) => {
    next.addEventListener('statechange', resolve, { once: true });
  });
  return next.state !== 'redundant';
}

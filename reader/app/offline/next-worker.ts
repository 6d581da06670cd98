import { offerMessage } from '../../../schemas/service-worker.ts';

/** Has a new worker wait until this page has asked the reader. */
export const offerLater = (installing: ServiceWorker | null | undefined): void =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has the page's own
  installing?.postMessage({ type: offerMessage });

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

import { Workbox } from 'workbox-window';
import { updateCheckIntervalMs } from '../../../schemas/spec/network/offline.ts';
import { trustedScript } from '../../browser/script-policy.ts';
import { log } from '../../services/log.ts';
import { endForeignWorker, endOwnWorker, endWorker, isWithheld } from './end-worker.ts';
import { onFailedFile } from '../offline/failed-files.ts';
import { failedBefore } from '../offline/failed-before.ts';
import { reloadOnce } from '../offline/reload-once.ts';
import { takeUpdate } from './take-update.ts';
import { firstState, mustReload, nextState, type WorkerEvent } from './worker-state.ts';
import { offerMessage } from '../../../schemas/service-worker.ts';
import { message } from '../../messages/message.ts';
import { toasts } from '../../ui/toasts/toasts.ts';

/** Registers the worker and tracks its state, or removes it if the site has none any more. */
export async function watchWorker(basePath: string, isOff: boolean): Promise<void> {
  if (isOff) return endOwnWorker(basePath);
  const worker = new Workbox(trustedScript(`${basePath}sw.js`), {
    scope: basePath,
    updateViaCache: 'none',
  });
  let state = firstState;
  const update = (reload: () => void) => void takeUpdate(worker, basePath, reload);
  const on = (event: WorkerEvent) => {
    const before = state;
    state = nextState(state, event);
    if (state === before) return;
    document.documentElement.dataset['worker'] = state.phase;
    if (mustReload(state) && !mustReload(before)) return update(() => void reloadOnce());
    if (state.phase === 'updateReady' && before.phase !== 'updateReady')
      offerUpdate(() => update(() => location.reload()));
  };
  worker.addEventListener('installed', () => {
    if (navigator.serviceWorker.controller === null) on('installed');
  });
  worker.addEventListener('waiting', () => on('waiting'));
  worker.addEventListener('activated', () => on('activated'));
  worker.addEventListener('redundant', () => {
    if (state.phase === 'updateFound') warn('The service worker could not be installed.');
    on('redundant');
  });
  await endForeignWorker(basePath);
  // to register waits for one that is being installed
  const earlier = await navigator.serviceWorker.getRegistration(basePath);
  offerEach(earlier);
  const registration = await worker.register({ immediate: true });
  if (registration !== earlier) offerEach(registration);
  // Workbox tells of each state but the first.
  if (registration?.installing) on('found');
  registration?.addEventListener('updatefound', () => on('found'));
  const onFailure = (address: string) => {
    on('fileFailed');
    void endWithholding({ worker, registration, basePath, address });
  };
  onFailedFile(onFailure);
  const lost = failedBefore(basePath);
  if (lost !== undefined) onFailure(lost);
  lookNowAndThen(worker);
}

const warn = (text: string): void => log({ type: 'warning', category: 'offline', message: text });

interface FailedFile {
  readonly worker: Workbox;
  readonly registration: ServiceWorkerRegistration | undefined;
  readonly basePath: string;
  readonly address: string;
}

/** Looks for a release, which explains a missing file. Without one, a worker that withholds the file is removed. */
async function endWithholding({ worker, registration, basePath, address }: FailedFile): Promise<void> {
  await look(worker);
  if ((await isReplaced(registration)) || !(await isWithheld(address))) return;
  warn('The service worker withheld a file, and was taken away.');
  await endWorker(registration, basePath);
  reloadOnce();
}

/** Looks for a release when a reader returns to a tab that stayed open. */
function lookNowAndThen(worker: Workbox): void {
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < updateCheckIntervalMs) return;
    lookedAt = Date.now();
    void look(worker);
  });
}

/** An unreachable host has no update. */
const look = (worker: Workbox): Promise<void> => worker.update().catch(() => {});

/** Has each new worker wait until this page has asked the reader. */
function offerEach(registration: ServiceWorkerRegistration | undefined): void {
  const offer = () =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has the page's own
    registration?.installing?.postMessage({ type: offerMessage });
  offer();
  registration?.addEventListener('updatefound', offer);
}

/** True if a new worker is installed or will be. If its installation fails, the earlier one stays active. */
async function isReplaced(registration: ServiceWorkerRegistration | undefined): Promise<boolean> {
  if (registration?.waiting) return true;
  const next = registration?.installing;
  if (!next) return false;
  await new Promise((resolve) => {
    next.addEventListener('statechange', resolve, { once: true });
  });
  return next.state !== 'redundant';
}

/** Offers the new version in a toast that stays: reloading could lose what a reader reads or types. */
const offerUpdate = (reload: () => void): void =>
  toasts.show({
    id: 'new-version',
    status: 'info',
    title: message('update.title'),
    message: message('update.message'),
    duration: false,
    actions: {
      primary: { label: message('update.now'), appearance: 'primary', onClick: reload },
      secondary: { label: message('update.later'), appearance: 'plain', onClick: () => {} },
    },
  });

import { Workbox } from 'workbox-window';
import { updateCheckIntervalMs } from '../../../schemas/spec/offline.ts';
import { trustedScript } from '../../bundle/script-policy.ts';
import { log } from '../../services/log.ts';
import { onFailedFile } from './failed-files.ts';
import { offerUpdate } from './offer-update.ts';
import { reloadOnce } from './reload-once.ts';
import { firstState, mustReload, nextState, type WorkerEvent } from './worker-state.ts';

/** Registers the worker and follows what becomes of it. */
export async function watchWorker(basePath: string): Promise<void> {
  const worker = new Workbox(trustedScript(`${basePath}sw.js`), { scope: basePath });
  let state = firstState;
  /** The new version takes over, then this page is loaded with it. */
  const takeUpdate = (reload: () => void) => {
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    worker.messageSkipWaiting();
  };
  const on = (event: WorkerEvent) => {
    const before = state;
    state = nextState(state, event);
    if (state === before) return;
    document.documentElement.dataset['worker'] = state.phase;
    if (mustReload(state) && !mustReload(before)) return takeUpdate(reloadOnce);
    if (state.phase === 'updateReady' && before.phase !== 'updateReady')
      offerUpdate(() => takeUpdate(() => location.reload()));
  };
  worker.addEventListener('installed', () => {
    if (navigator.serviceWorker.controller === null) on('installed');
  });
  worker.addEventListener('waiting', () => on('waiting'));
  worker.addEventListener('activated', () => on('activated'));
  worker.addEventListener('redundant', () => {
    if (state.phase === 'updateFound') warn();
    on('redundant');
  });
  const registration = await worker.register({ immediate: true });
  // Workbox tells of each state but the first.
  if (registration?.installing) on('found');
  registration?.addEventListener('updatefound', () => on('found'));
  onFailedFile(() => {
    on('fileFailed');
    void look(worker);
  });
  lookNowAndThen(worker);
}

const warn = (): void =>
  log({ type: 'warning', category: 'offline', message: 'The service worker could not be installed.' });

/** A tab that stays open hears of a release when somebody comes back to it. */
function lookNowAndThen(worker: Workbox): void {
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < updateCheckIntervalMs) return;
    lookedAt = Date.now();
    void look(worker);
  });
}

/** Where the host does not answer there is nothing new. */
const look = (worker: Workbox): Promise<void> => worker.update().catch(() => {});

import { openBrowserStore } from './browser-store.ts';
import { sturdyStore } from './log-store.ts';
import { openLog, type OpenLog } from './open-log.ts';

/** The log of this browser that goes to an address. Loaded after the page. */
export function openBrowserLog(address: string): OpenLog {
  // another site on the same host has a log of its own
  const name = `fieldbook-log ${address}`;
  return openLog({
    address,
    fetch: (input, init) => fetch(input, init),
    now: () => performance.now(),
    newId: () => crypto.randomUUID(),
    store: sturdyStore(() => openBrowserStore(name)),
    alone: (work) => alone(name, work),
    isOnline: navigator.onLine,
  });
}

/** Old browsers, and pages without https, have no locks. */
async function alone<Given>(name: string, work: () => Promise<Given>): Promise<Given> {
  const { locks } = navigator as { locks?: LockManager };
  return locks === undefined ? work() : await locks.request(name, work);
}

import { exclusively } from '../exclusively.ts';
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
    store: sturdyStore(() => openBrowserStore(name)),
    alone: (work) => exclusively(name, work),
    isOnline: navigator.onLine,
  });
}

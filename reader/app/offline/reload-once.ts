import { reloadAgainAfterMs } from '../../../schemas/spec/offline.ts';

/** Loads the page anew, unless it did just before: a release that lacks a file must not turn in circles. */
export function reloadOnce(): void {
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < reloadAgainAfterMs) return;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return; // a browser that keeps nothing could not tell the second time from the first
  }
  location.reload();
}

const key = 'fieldbook-reloaded-at';

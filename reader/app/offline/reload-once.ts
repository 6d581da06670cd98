import { reloadAgainAfterMs } from '../../../schemas/spec/offline.ts';

/** Loads the page anew, unless it did just before: a release that lacks a file must not turn in circles. Gives whether it does. */
export function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < reloadAgainAfterMs) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return false; // a browser that keeps nothing could not tell the second time from the first
  }
  location.reload();
  return true;
}

const key = 'fieldbook-reloaded-at';

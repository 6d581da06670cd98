import { reloadAgainAfterMs } from '../../../schemas/spec/network/offline.ts';

/**
 * Reloads the page, unless it did just before: a release that lacks a file must not reload for ever. Gives whether it
 * reloads.
 */
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

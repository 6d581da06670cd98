import { reloadAgainAfterMs } from '../../../schemas/spec/network/offline.ts';

/**
 * Reloads the page, unless it has just done so: a release without a file must not reload forever. True if it reloads.
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

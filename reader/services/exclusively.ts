import { locksIfAny } from './tab-marks.ts';
import { withStorageLock } from './with-storage-lock.ts';

/**
 * Runs work while no other tab of this browser runs work of the same name. Browsers have no locks on sites without
 * encryption, and refuse them if storage is disabled.
 */
export async function exclusively<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  const locks = locksIfAny();
  if (locks === undefined) return withStorageLock(name, work);
  try {
    return await locks.request(name, begin);
  } catch (error) {
    if (hasBegun) throw error;
    return withStorageLock(name, work);
  }
}

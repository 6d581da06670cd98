import { locksIfAny } from './tab-marks.ts';
import { withStorageLock } from './with-storage-lock.ts';

/**
 * Does something while no other tab of this browser does: what holds the name finishes first. Browsers know no locks where a
 * site is not encrypted, and refuse them where they keep nothing.
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

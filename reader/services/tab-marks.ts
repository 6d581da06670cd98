/**
 * Sets a mark that all tabs of this browser see at once, while this one is open. Stored data reaches other tabs later,
 * even after they have waited for a lock. The list of held locks is up to date everywhere. Without locks no mark is
 * set.
 */
export const setMark = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const keep = () => {
      resolve();
      return new Promise<never>(() => {});
    };
    const locks = locksIfAny();
    if (locks === undefined) resolve();
    else locks.request(name, { mode: 'shared' }, keep).catch(() => resolve());
  });

export async function hasMark(name: string): Promise<boolean> {
  try {
    const { held } = (await locksIfAny()?.query()) ?? {};
    return held?.some((lock) => lock.name === name) ?? false;
  } catch {
    return false; // a browser that refuses locks
  }
}

/** The types say that locks always exist. Sites without encryption have none. */
export const locksIfAny = (): LockManager | undefined => navigator.locks;

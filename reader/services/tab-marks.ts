/**
 * Sets a mark that all tabs of this browser see at once, for as long as this one is open. What a tab stores, others can see
 * a moment later, even when they have waited for its lock; which locks are held is known to all. Without locks nothing is set.
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

/** The types promise them everywhere; sites without encryption have none. */
export const locksIfAny = (): LockManager | undefined => navigator.locks;

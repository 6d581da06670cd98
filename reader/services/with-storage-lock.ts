import * as z from 'zod/mini';

/** A closed tab blocks the others no longer than this. A running tab renews its lock. */
const lifetimeMs = 30_000;

/** Other tabs may see stored data this much later. */
const settleMs = 50;

const askAgainMs = 250;

const storedLock = z.object({ owner: z.string(), endsAtMs: z.number() });
type StoredLock = z.infer<typeof storedLock>;

/**
 * A lock in local storage: a tab writes its lock and begins if that lock is unchanged after other tabs could have
 * written theirs. Without storage each tab runs alone.
 */
export async function withStorageLock<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const owner = String(Math.random());
  while (!(await acquire(name, owner))) await pause(askAgainMs);
  const renewing = setInterval(() => {
    if (readLock(name)?.owner === owner) writeLock(owner, name);
  }, lifetimeMs / 3);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
    if (readLock(name)?.owner === owner) write(() => localStorage.removeItem(name));
  }
}

async function acquire(name: string, owner: string): Promise<boolean> {
  if (isCurrent(readLock(name))) return false;
  if (!writeLock(owner, name)) return true;
  await pause(settleMs);
  return readLock(name)?.owner === owner;
}

/** False where nothing can be stored. */
function writeLock(owner: string, name: string): boolean {
  const mine: StoredLock = { owner, endsAtMs: Date.now() + lifetimeMs };
  return write(() => localStorage.setItem(name, JSON.stringify(mine)));
}

/** A longer remaining time means that the clock was set back. */
function isCurrent(held: StoredLock | undefined): boolean {
  const leftMs = held === undefined ? 0 : held.endsAtMs - Date.now();
  return leftMs > 0 && leftMs <= lifetimeMs;
}

function readLock(name: string): StoredLock | undefined {
  try {
    return storedLock.safeParse(JSON.parse(localStorage.getItem(name) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

function write(change: () => void): boolean {
  try {
    change();
    return true;
  } catch {
    return false;
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

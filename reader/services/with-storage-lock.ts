import * as z from 'zod/mini';

/** A tab that was closed in the middle holds up the others no longer than this. One that works renews its storedLock. */
const lifetimeMs = 30_000;

/** As long as other tabs may take to see what one has written. */
const settleMs = 50;

const askAgainMs = 250;

const storedLock = z.object({ owner: z.string(), endsAtMs: z.number() });
type StoredLock = z.infer<typeof storedLock>;

/**
 * The poor man's lock, in local storage: a tab claims a name, and begins if the storedLock still stands when others can have
 * written theirs. Where nothing can be stored, each tab is on its own.
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

/** One that lasts longer than any was made on a clock that has been turned back since. */
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

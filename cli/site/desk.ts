import { mkdir, readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../usage-error.ts';
import type { Output } from './versions.ts';

const prefix = '.building-';

/**
 * Gives the work a folder to write in, beside the versions. The folder's name carries the process's id, so that it is
 * also the lock: of two builds at once the second ends, and what a killed build left is removed.
 */
export async function atDesk<Value>(
  { versions }: Output,
  work: (desk: string) => Promise<Value>,
): Promise<Value> {
  const desk = join(versions, `${prefix}${process.pid}`);
  await rm(desk, { recursive: true, force: true });
  await mkdir(desk, { recursive: true });
  try {
    await clearOthers(versions);
    return await work(desk);
  } finally {
    await rm(desk, { recursive: true, force: true });
    await rmdir(versions).catch(() => {}); // there is no version in it, if it goes
  }
}

async function clearOthers(versions: string): Promise<void> {
  const names = await readdir(versions);
  for (const name of names) {
    const pid = Number(name.slice(prefix.length));
    if (!name.startsWith(prefix) || pid === process.pid) continue;
    if (isAlive(pid)) {
      throw new UsageError(
        `another build, process ${pid}, is writing here; wait for it. If that is no Fieldbook, remove ${join(versions, name)}.`,
      );
    }
    await rm(join(versions, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // there, and another user's
  }
}

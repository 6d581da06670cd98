import { readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { describeSystemFailure } from '../system-failure.ts';
import { UsageError } from '../usage-error.ts';
import type { Output } from './versions.ts';

const prefix = '.building-';

/** A folder to write in, beside the versions. */
export interface Desk {
  readonly path: string;
  /** Ends the work where another build has taken the folder away: one that cannot see this process, in another container. */
  refuseIfTaken(): Promise<void>;
}

/**
 * Gives the work a folder to write in. The folder's name carries the process's id, so that it is also the lock: of two
 * builds at once the second ends, and what a killed build left is removed. What the system refuses is told in a sentence.
 */
export async function atDesk<Value>(output: Output, work: (desk: Desk) => Promise<Value>): Promise<Value> {
  try {
    return await workAt(join(output.versions, `${prefix}${process.pid}`), output, work);
  } catch (error) {
    const failure = describeSystemFailure(error);
    if (failure === undefined) throw error;
    throw new UsageError(`${failure}; ${output.link} is as it was before.`, { cause: error });
  }
}

async function workAt<Value>(
  path: string,
  { versions }: Output,
  work: (desk: Desk) => Promise<Value>,
): Promise<Value> {
  await rm(path, { recursive: true, force: true });
  await makeFolder(path);
  try {
    await clearOthers(versions, path);
    return await work(await deskAt(path));
  } finally {
    // what stays is removed by the next build
    await rm(path, { recursive: true, force: true }).catch(() => {});
    await rmdir(versions).catch(() => {}); // there is no version in it, if it goes
  }
}

async function deskAt(path: string): Promise<Desk> {
  const identity = () =>
    stat(path).then(
      ({ ino, birthtimeMs }) => `${ino} ${birthtimeMs}`,
      () => 'gone',
    );
  const own = await identity();
  return {
    path,
    async refuseIfTaken() {
      if ((await identity()) === own) return;
      throw new UsageError(`another build has removed ${path} while this one wrote there; build again.`);
    },
  };
}

/** Moved before it is removed: a build that is at work there after all finds nothing to go on with. */
async function clearOthers(versions: string, desk: string): Promise<void> {
  const names = await readdir(versions);
  for (const name of names) {
    const pid = Number(name.slice(prefix.length));
    if (!name.startsWith(prefix) || pid === process.pid) continue;
    if (isAlive(pid)) {
      throw new UsageError(
        `another build, process ${pid}, is writing here; wait for it. If that is no Fieldbook, remove ${join(versions, name)}.`,
      );
    }
    await rename(join(versions, name), join(desk, name));
    await rm(join(desk, name), { recursive: true, force: true });
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

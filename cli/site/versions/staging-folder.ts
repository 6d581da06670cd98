import { mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isAlive } from '../../is-alive.ts';
import { describeSystemFailure } from '../../system-failure.ts';
import { UsageError } from '../../usage-error.ts';
import type { Output } from './versions.ts';

export const stagingPrefix = '.building-';

/** A folder to write in, beside the versions. It is the build lock too. */
export interface StagingFolder {
  readonly path: string;
  /** Throws if another build has removed the folder, such as one in another container, which cannot see this process. */
  refuseIfRemoved(): Promise<void>;
}

/**
 * Runs `work` with a new staging folder, and removes it afterwards. The folder's name holds the process id and is the build lock:
 * a second build throws while the first runs. What a killed build left is removed. System errors become a `UsageError`.
 */
export async function withStagingFolder<Value>(
  output: Output,
  work: (staging: StagingFolder) => Promise<Value>,
): Promise<Value> {
  try {
    return await workIn(join(output.versions, `${stagingPrefix}${process.pid}`), output, work);
  } catch (error) {
    const failure = describeSystemFailure(error);
    if (failure === undefined) throw error;
    throw new UsageError(`${failure}; ${output.link} is as it was before.`, { cause: error });
  }
}

async function workIn<Value>(
  path: string,
  { versions }: Output,
  work: (staging: StagingFolder) => Promise<Value>,
): Promise<Value> {
  await rm(path, { recursive: true, force: true });
  await makeFolder(path);
  try {
    await removeStale(versions, path);
    return await work(await openStagingFolder(path));
  } finally {
    // the next build removes what stays
    await rm(path, { recursive: true, force: true }).catch(() => {});
    await rmdir(versions).catch(() => {}); // removes the folder if it holds no version
  }
}

async function openStagingFolder(path: string): Promise<StagingFolder> {
  const identity = () =>
    stat(path).then(
      ({ ino, birthtimeMs }) => `${ino} ${birthtimeMs}`,
      () => 'gone',
    );
  const own = await identity();
  return {
    path,
    async refuseIfRemoved() {
      if ((await identity()) === own) return;
      throw new UsageError(`another build has removed ${path} while this one wrote there; build again.`);
    },
  };
}

/** Moves each folder before removing it: a build that still runs there finds nothing to go on with. */
async function removeStale(versions: string, staging: string): Promise<void> {
  const names = await readdir(versions);
  for (const name of names) {
    const pid = Number(name.slice(stagingPrefix.length));
    if (!name.startsWith(stagingPrefix) || pid === process.pid) continue;
    if (isAlive(pid)) {
      throw new UsageError(
        `another build, process ${pid}, is writing here; wait for it. If that is no Fieldbook, remove ${join(versions, name)}.`,
      );
    }
    await rename(join(versions, name), join(staging, name));
    await rm(join(staging, name), { recursive: true, force: true });
  }
}

/**
 * Makes a folder and those above it. The `recursive` option of Node.js never returns in folders like `/proc`, and says
 * `ENOENT` on a read-only disk.
 */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || code === 'EISDIR') return; // writing there reports a file in its place
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder);
  }
}

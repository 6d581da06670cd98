import { rmdirSync, unlinkSync } from 'node:fs';
import { lstat, rename, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileStats } from '../file-stats.ts';
import { entriesIn, filesIn } from '../files-in.ts';
import { versionListName } from './version-list.ts';
import type { Output } from './versions.ts';

/** The folder of an evicted version, in which the next version is written. */
export interface ReusedFolder {
  has(path: string): boolean;
  /** Removes the files that the next version does not have. */
  tidy(has: (path: string) => boolean): void;
}

const evictedIn = ({ versions }: Output): string => join(versions, '.spare');

/**
 * Moves the folder of the evicted version to `site`, for the next version to be written in. Both share most pages, and making a
 * folder for each page is the slowest step on many disks. An evicted version is in no history, so a failed build loses none.
 */
export async function reuseEvicted(output: Output, site: string): Promise<ReusedFolder | undefined> {
  try {
    await rename(evictedIn(output), site);
  } catch {
    return undefined; // none is there, or it cannot be moved: that costs only time
  }
  if (!(await lstat(site)).isDirectory()) {
    await unlink(site);
    return undefined;
  }
  // no build makes links, and writing through one would leave the site
  for (const { path, entry } of entriesIn(site)) if (!entry.isFile()) unlinkSync(join(site, path));
  const there = new Set(filesIn(site));
  return {
    has: (path) => there.has(path),
    tidy(has) {
      for (const path of there) if (!has(path) && path !== versionListName) remove(path, site);
    },
  };
}

/** Keeps an evicted version for the next build. The one that was kept before goes to the staging folder, which is removed. */
export async function keepEvicted(folder: string, output: Output, staging: string): Promise<void> {
  await rename(evictedIn(output), join(staging, 'evicted')).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(folder, evictedIn(output));
}

/** Removes a file and the folders above that are now empty. A folder in the file's place stays. */
function remove(path: string, site: string): void {
  if (fileStats(join(site, path)) === undefined) return;
  unlinkSync(join(site, path));
  try {
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) rmdirSync(join(site, folder));
  } catch {
    // the folder is not empty
  }
}

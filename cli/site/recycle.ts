import { rmdirSync, unlinkSync } from 'node:fs';
import { lstat, rename, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileStats } from './file-stats.ts';
import { entriesIn, filesIn } from './files-in.ts';
import { versionListName } from './version-list.ts';
import type { Output } from './versions.ts';

/** A folder of an earlier version, in which the next one is written. */
export interface Recycled {
  has(path: string): boolean;
  /** Removes what the next version does not have. */
  tidy(has: (path: string) => boolean): void;
}

const spareIn = ({ versions }: Output): string => join(versions, '.spare');

/**
 * Makes the folder of a version that was driven out the one that the next is written in: most of its pages are the next one's
 * too, and to make a folder for each takes longer than all else on many disks. It is no version any more, so that a build
 * which fails takes none away.
 */
export async function recycle(output: Output, site: string): Promise<Recycled | undefined> {
  try {
    await rename(spareIn(output), site);
  } catch {
    return undefined; // none is there, or it stays where it is: that costs only time
  }
  if (!(await lstat(site)).isDirectory()) {
    await unlink(site);
    return undefined;
  }
  // a link is none of ours, and would lead what is written out of the site
  for (const { path, entry } of entriesIn(site)) if (!entry.isFile()) unlinkSync(join(site, path));
  const there = new Set(filesIn(site));
  return {
    has: (path) => there.has(path),
    tidy(has) {
      for (const path of there) if (!has(path) && path !== versionListName) remove(path, site);
    },
  };
}

/** Puts a version that was driven out by for the next build. `desk` is a folder of ours for the one before it. */
export async function putBy(folder: string, output: Output, desk: string): Promise<void> {
  await rename(spareIn(output), join(desk, 'spare')).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(folder, spareIn(output));
}

/** With the folders that nothing stands in any more. What took its place is left. */
function remove(path: string, site: string): void {
  if (fileStats(join(site, path)) === undefined) return;
  unlinkSync(join(site, path));
  try {
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) rmdirSync(join(site, folder));
  } catch {
    // something stands in it
  }
}

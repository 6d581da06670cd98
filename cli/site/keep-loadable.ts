import { copyFileSync, linkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isHashed } from './is-hashed.ts';
import { folderMaker } from './site-writer.ts';
import { readVersionList } from './version-list.ts';

/**
 * Puts the hashed files of an earlier version into a newer one: a page that was opened before the switch still loads
 * its scripts, its pictures and the bundle files that its manifest names.
 */
export async function keepLoadable(
  earlier: string,
  newer: string,
  has: (path: string) => boolean,
): Promise<void> {
  const list = await readVersionList(earlier);
  const makeFolder = folderMaker();
  for (const { path } of list?.files ?? []) {
    if (!isHashed(path) || has(path)) continue;
    makeFolder(dirname(join(newer, path)));
    linkOrCopy(join(earlier, path), join(newer, path));
  }
}

/** A link takes no room, but some disks have none. A file that is in both versions, or that was lost, is left. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST' && code !== 'ENOENT') copyFileSync(from, to);
  }
}

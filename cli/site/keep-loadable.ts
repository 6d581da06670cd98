import { copyFile, link, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isHashed } from './is-hashed.ts';
import { readVersionList } from './version-list.ts';

/**
 * Puts the hashed files of an earlier version into a newer one: a page that was opened before the switch still loads
 * its scripts, its pictures and the bundle files that its manifest names.
 */
export async function keepLoadable(earlier: string, newer: string): Promise<void> {
  const list = await readVersionList(earlier);
  for (const { path } of list?.files ?? []) {
    if (!isHashed(path)) continue;
    await mkdir(dirname(join(newer, path)), { recursive: true });
    await linkOrCopy(join(earlier, path), join(newer, path));
  }
}

/** A link takes no room, but some disks have none. A file that is in both versions, or that was lost, is left. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST' && code !== 'ENOENT') await copyFile(from, to);
  }
}

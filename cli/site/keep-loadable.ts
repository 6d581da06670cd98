import { copyFileSync, linkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isWhole } from './damage.ts';
import { isHashed } from './is-hashed.ts';
import { folderMaker } from './site-writer.ts';
import { readVersionList } from './version-list.ts';

interface KeepOptions {
  /** The folder of an earlier version. */
  readonly earlier: string;
  /** Where the newer one is written. */
  readonly site: string;
  /** Whether the newer version has a file of its own at the path. */
  readonly has: (path: string) => boolean;
  /** The system was started since the earlier version was written: it may have been damaged. */
  readonly isDoubtful: boolean;
}

/**
 * Puts the hashed files of an earlier version into a newer one: a page that was opened before the switch still loads
 * its scripts, its pictures and the bundle files that its manifest names.
 */
export async function keepLoadable({ earlier, site, has, isDoubtful }: KeepOptions): Promise<void> {
  const list = await readVersionList(earlier);
  const makeFolder = folderMaker();
  for (const file of list?.files ?? []) {
    if (!isHashed(file.path) || has(file.path)) continue;
    if (isDoubtful && !isWhole(earlier, file)) continue;
    makeFolder(dirname(join(site, file.path)));
    linkOrCopy(join(earlier, file.path), join(site, file.path));
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

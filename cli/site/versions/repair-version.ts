import { renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isWhole } from './damage.ts';
import { fileStats } from '../file-stats.ts';
import { filesIn } from '../files-in.ts';
import { folderMaker } from '../site-writer.ts';
import { type VersionList, versionListName } from './version-list.ts';

/**
 * Replaces the lost and damaged files of a version with those that were just written. Each takes one rename, because the version
 * may be served.
 */
export function repairVersion(folder: string, site: string, { files }: VersionList): void {
  const makeFolder = folderMaker();
  const put = (path: string): void => {
    makeFolder(dirname(join(folder, path)));
    renameSync(join(site, path), join(folder, path));
  };
  for (const file of files) {
    if (!isSameFile(join(site, file.path), join(folder, file.path)) && !isWhole(folder, file)) put(file.path);
  }
  const own = new Set(files.map(({ path }) => path));
  for (const path of filesIn(site)) {
    if (!own.has(path) && path !== versionListName && fileStats(join(folder, path)) === undefined) put(path);
  }
  put(versionListName); // pages with the same bytes can have other keys
}

/** Whether both paths are hard links of one file: `VersionBefore.reuse` has checked such a file already. */
function isSameFile(one: string, other: string): boolean {
  const [a, b] = [fileStats(one), fileStats(other)];
  return a !== undefined && b !== undefined && a.ino === b.ino && a.dev === b.dev;
}

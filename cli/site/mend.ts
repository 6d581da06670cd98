import { renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isWhole } from './damage.ts';
import { fileStats } from './file-stats.ts';
import { filesIn } from './files-in.ts';
import { folderMaker } from './site-writer.ts';
import { type VersionList, versionListName } from './version-list.ts';

/**
 * Puts files that were just written in the place of those that a version has lost or that were damaged, each in one rename: it may
 * be the version that is served.
 */
export function mend(folder: string, site: string, { files }: VersionList): void {
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
  put(versionListName); // the same pages may have come about in another way, and have other keys
}

/** Two names of one file: what was taken from the version was looked at when it was. */
function isSameFile(one: string, other: string): boolean {
  const [a, b] = [fileStats(one), fileStats(other)];
  return a !== undefined && b !== undefined && a.ino === b.ino && a.dev === b.dev;
}

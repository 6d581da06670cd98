import { readdirSync, rmdirSync, unlinkSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { isHashed } from './is-hashed.ts';
import { readVersionList, versionListName } from './version-list.ts';
import type { Output } from './versions.ts';

/** The folder of an earlier version, in which the next one is written. */
export interface Recycled {
  has(path: string): boolean;
  /** Removes what the next version does not have; hashed files of the earlier one stay loadable. */
  tidy(has: (path: string) => boolean): void;
}

/**
 * Makes the folder of the version that the next one drives out the one that it is written in: most of its pages are the next
 * one's too, and to make a folder for each takes longer than all else on many disks. Where the build then fails, there is
 * one version fewer to go back to.
 */
export async function recycle(
  output: Output,
  {
    history,
    keep,
    site,
  }: { readonly history: readonly string[]; readonly keep: number; readonly site: string },
): Promise<Recycled | undefined> {
  const leaving = history.slice(0, -1).at(history.length - keep);
  if (leaving === undefined || history.length < keep) return undefined;
  await rename(join(output.versions, leaving), site);
  const list = await readVersionList(site);
  const own = new Set(list?.files.map(({ path }) => path));
  const there = new Set(filesIn(site));
  return {
    has: (path) => there.has(path),
    tidy(has) {
      for (const path of there) {
        const stays = has(path) || path === versionListName || (isHashed(path) && own.has(path));
        if (!stays) remove(path, site);
      }
    },
  };
}

const filesIn = (site: string): string[] =>
  readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(site.length + 1)
        .split(sep)
        .join('/'),
    );

/** With the folders that nothing stands in any more. */
function remove(path: string, site: string): void {
  unlinkSync(join(site, path));
  try {
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) rmdirSync(join(site, folder));
  } catch {
    // something stands in it
  }
}

import { copyFileSync, linkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isWhole } from './damage.ts';
import { listVersions } from './history.ts';
import { isHashed } from '../is-hashed.ts';
import { readKept } from './kept-files.ts';
import { folderMaker } from '../site-writer.ts';
import { readVersionList } from './version-list.ts';
import type { Output } from './versions.ts';

interface KeepOptions {
  readonly output: Output;
  /** The digest of the newer version. */
  readonly next: string;
  /** Where it is written. */
  readonly site: string;
  /** Whether it has a file of its own at the path. */
  readonly has: (path: string) => boolean;
  /** The system was started since the earlier versions were written: they may have been damaged. */
  readonly isDoubtful: boolean;
}

/**
 * Puts the hashed files of earlier versions into a newer one: a page that was opened before the switch still loads its scripts, its
 * pictures and the bundle files that its manifest names. Gives their paths, with those that it kept when it was written before.
 */
export async function keepLoadable({ output, next, ...work }: KeepOptions): Promise<string[]> {
  const kept = new Set((await readKept(output)).get(next));
  for (const digest of await listVersions(output)) {
    if (digest === next) continue;
    for (const path of await keepFiles(join(output.versions, digest), work)) kept.add(path);
  }
  return [...kept];
}

async function keepFiles(
  earlier: string,
  { site, has, isDoubtful }: Omit<KeepOptions, 'output' | 'next'>,
): Promise<string[]> {
  const list = await readVersionList(earlier);
  const makeFolder = folderMaker();
  const kept: string[] = [];
  for (const file of list?.files ?? []) {
    if (!isHashed(file.path) || has(file.path)) continue;
    if (isDoubtful && !isWhole(earlier, file)) continue;
    makeFolder(dirname(join(site, file.path)));
    linkOrCopy(join(earlier, file.path), join(site, file.path));
    kept.push(file.path);
  }
  return kept;
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

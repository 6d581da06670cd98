import { copyFileSync, linkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isWhole } from './damage.ts';
import { listVersions } from './history.ts';
import { isHashed, localeFolders } from '../is-hashed.ts';
import { readKept } from './kept-files.ts';
import { folderMaker } from '../site-writer.ts';
import { readVersionList } from './version-list.ts';
import type { Output } from './versions.ts';

interface KeepOptions {
  readonly output: Output;
  /** The digest of the newer version. */
  readonly next: string;
  /** The folder of the newer version. */
  readonly site: string;
  /** Whether the newer version has its own file at the path. */
  readonly has: (path: string) => boolean;
  /** True after a reboot: earlier versions may be damaged. */
  readonly isDoubtful: boolean;
}

/**
 * Links the hashed files of earlier versions into a newer one, so that pages opened before the switch can still load them.
 * Gives their paths, and those that the version kept when it was written before.
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
  const { files = [] } = (await readVersionList(earlier)) ?? {};
  const folders = localeFolders(files.map(({ path }) => path));
  const makeFolder = folderMaker();
  const kept: string[] = [];
  for (const file of files) {
    if (!isHashed(file.path, folders) || has(file.path)) continue;
    if (isDoubtful && !isWhole(earlier, file)) continue;
    makeFolder(dirname(join(site, file.path)));
    linkOrCopy(join(earlier, file.path), join(site, file.path));
    kept.push(file.path);
  }
  return kept;
}

/** Makes a hard link, or a copy where the disk has no links. A file that exists already, or that was lost, is skipped. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST' && code !== 'ENOENT') copyFileSync(from, to);
  }
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../../../pipeline/hash.ts';
import { fileStats } from '../file-stats.ts';
import { digestOf, readVersionList, versionListName, type WrittenFile } from './version-list.ts';

/** The files of a version whose hash differs from the list of its build. Empty if the version is whole. */
export async function damagedFiles(folder: string, digest: string): Promise<string[]> {
  const list = await readVersionList(folder);
  if (list?.digest !== digest || digestOf(list.files) !== digest) return [versionListName];
  return list.files.filter((file) => !isWhole(folder, file)).map(({ path }) => path);
}

export function isWhole(folder: string, { path, sha256: hash, bytes }: WrittenFile): boolean {
  const file = join(folder, path);
  if (fileStats(file)?.size !== bytes) return false;
  try {
    return sha256(readFileSync(file)) === hash;
  } catch {
    return false; // a file that cannot be read counts as lost
  }
}

/** `index.html and 3 more files`. */
export const describeDamage = ([first = '', ...others]: readonly string[]): string =>
  others.length === 0
    ? first
    : `${first} and ${others.length} more ${others.length === 1 ? 'file' : 'files'}`;

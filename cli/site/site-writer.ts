import { mkdirSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sha256 } from '../../pipeline/hash.ts';
import type { WrittenFile } from './version-list.ts';

/** Writes the files of a site, each folder made once. It waits for each file: its thread has nothing else to do meanwhile. */
export function siteWriter(site: string): (path: string, bytes: Uint8Array) => WrittenFile {
  const makeFolder = folderMaker();
  return (path, bytes) => {
    const file = join(site, path);
    makeFolder(dirname(file));
    inPlaceOf(file, () => writeFileSync(file, bytes, { flag: 'wx' }));
    return { path, sha256: sha256(bytes), bytes: bytes.length };
  };
}

/** Does what makes a new file; one that stands there may be another version's too, and is not written into. */
export function inPlaceOf(file: string, make: () => void): void {
  try {
    make();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    unlinkSync(file);
    make();
  }
}

/** Makes a folder, unless it has done so before. */
export function folderMaker(): (folder: string) => void {
  const made = new Set<string>();
  return (folder) => {
    if (made.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    made.add(folder);
  };
}

import { existsSync, mkdirSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sha256 } from '../../pipeline/hash.ts';
import type { WrittenFile } from './versions/version-list.ts';

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

/** Does what makes a new file; what stands there may be another version's too, and is not written into. */
export function inPlaceOf(file: string, make: () => void): void {
  try {
    make();
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    rmSync(file, { recursive: true });
    make();
  }
}

/** Makes a folder, unless it has done so before. An earlier version may have had a file there. */
export function folderMaker(): (folder: string) => void {
  const made = new Set<string>();
  return (folder) => {
    if (made.has(folder)) return;
    try {
      mkdirSync(folder, { recursive: true });
    } catch (error) {
      if (!['EEXIST', 'ENOTDIR'].includes(codeOf(error))) throw error;
      unlinkSync(fileAbove(folder));
      mkdirSync(folder, { recursive: true });
    }
    made.add(folder);
  };
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

/** The file that stands in the way of a folder. */
const fileAbove = (path: string): string =>
  existsSync(path) || path === dirname(path) ? path : fileAbove(dirname(path));

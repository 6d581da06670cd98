import { existsSync, mkdirSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sha256 } from '../../pipeline/hash.ts';
import type { WrittenFile } from './versions/version-list.ts';

/** Writes the files of a site and makes each folder once. It is synchronous: its thread has nothing else to do. */
export function siteWriter(site: string): (path: string, bytes: Uint8Array) => WrittenFile {
  const makeFolder = folderMaker();
  return (path, bytes) => {
    const file = join(site, path);
    makeFolder(dirname(file));
    inPlaceOf(file, () => writeFileSync(file, bytes, { flag: 'wx' }));
    return { path, sha256: sha256(bytes), bytes: bytes.length };
  };
}

/**
 * Makes a new file and removes one that exists first. An existing file may be a hard link of another version, so it is never
 * written into.
 */
export function inPlaceOf(file: string, make: () => void): void {
  try {
    make();
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    rmSync(file, { recursive: true });
    make();
  }
}

/** Makes a folder once. If an earlier version had a file at that path, it is removed. */
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

/** The file at the path of a folder, or at one above it. */
const fileAbove = (path: string): string =>
  existsSync(path) || path === dirname(path) ? path : fileAbove(dirname(path));

import { lstatSync, type Stats } from 'node:fs';

/** Undefined if there is no file, or a link or a folder instead. */
export function fileStats(file: string): Stats | undefined {
  try {
    const stats = lstatSync(file, { throwIfNoEntry: false });
    return stats?.isFile() === true ? stats : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined; // a file is in the place of its folder
    throw error;
  }
}

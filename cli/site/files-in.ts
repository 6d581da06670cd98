import { type Dirent, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** All files and links below a folder, by their paths in it, with `/` as separator. */
export const entriesIn = (folder: string): readonly { readonly path: string; readonly entry: Dirent }[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({
      entry,
      path: relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'),
    }));

/** The paths of the files below a folder, without links. */
export const filesIn = (folder: string): string[] =>
  entriesIn(folder).flatMap(({ entry, path }) => (entry.isFile() ? [path] : []));

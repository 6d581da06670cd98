import { type Dirent, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What stands below a folder and is no folder, by its path in it, with `/` between its parts. */
export const entriesIn = (folder: string): readonly { readonly path: string; readonly entry: Dirent }[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({
      entry,
      path: relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'),
    }));

/** The files below a folder; a link is none. */
export const filesIn = (folder: string): string[] =>
  entriesIn(folder).flatMap(({ entry, path }) => (entry.isFile() ? [path] : []));

import { foldersOf } from './folders-of.ts';

/** Whether there is a file at a path, above it or below it, so that no other can be there. */
export interface PathClash {
  (path: string): boolean;
  /** Whether there is a file at this very path. */
  isSame(path: string): boolean;
  add(path: string): void;
}

export function pathClash(paths: Iterable<string>): PathClash {
  const files = new Set<string>();
  const folders = new Set<string>();
  const clashes = (path: string): boolean =>
    files.has(path) || folders.has(path) || foldersOf(path).some((folder) => files.has(folder));
  const add = (path: string): void => {
    files.add(path);
    for (const folder of foldersOf(path)) folders.add(folder);
  };
  for (const path of paths) add(path);
  return Object.assign(clashes, { add, isSame: (path: string) => files.has(path) });
}

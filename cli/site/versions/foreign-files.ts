import { copyFileSync, readlinkSync, realpathSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { warnOnStderr } from '../../terminal/warn-on-stderr.ts';
import { entriesIn } from '../files-in.ts';
import { isHashed, localeFolders } from '../is-hashed.ts';
import { readKept } from './kept-files.ts';
import { pathClash } from '../path-clash.ts';
import { folderMaker } from '../site-writer.ts';
import { readVersionList, type VersionList, versionListName } from './version-list.ts';
import type { Output } from './versions.ts';

interface CopyOptions {
  readonly output: Output;
  /** The version that is served. */
  readonly current: string;
  /** The folder of the next version, its list, and the files of earlier versions that it keeps. */
  readonly next: string;
  readonly list: VersionList;
  readonly kept: readonly string[];
  /** The staging folder, on the same disk. */
  readonly staging: string;
}

/**
 * Copies files that no build wrote, such as `CNAME` and `.well-known/`, from the served version to the next, and reports
 * them. Each takes one rename, because the next version may exist already. A file of the build wins.
 */
export async function copyForeignFiles(options: CopyOptions): Promise<void> {
  const { output, current, next, list, staging } = options;
  const served = output.link;
  const before = await readVersionList(served);
  if (before === undefined) {
    warnOnStderr(
      `${join(served, versionListName)} cannot be read: files that no build wrote are not taken over from there.`,
    );
    return;
  }
  const foreign = foreignIn(served, before, (await readKept(output)).get(current));
  const own = [versionListName, ...list.files.map(({ path }) => path), ...options.kept];
  takeOver(foreign, { from: served, to: next, own, staging });
}

interface TakeOverOptions {
  readonly from: string;
  readonly to: string;
  /** The paths of the build. */
  readonly own: readonly string[];
  /** A folder on the disk of `to`. */
  readonly staging: string;
}

/** Copies files that no build wrote, and reports them. A file of the build wins. */
export function takeOver(foreign: readonly ForeignFile[], { from, to, own, staging }: TakeOverOptions): void {
  const isOwn = pathClash(own);
  const kept = foreign.filter(({ path }) => !isOwn(path));
  if (realpathSync(from) !== realpathSync(to)) {
    const makeFolder = folderMaker();
    for (const file of kept) {
      const draft = join(staging, 'foreign');
      if (!copy(file, from, draft)) continue;
      const place = join(to, file.path);
      makeFolder(dirname(place));
      if (statSync(place, { throwIfNoEntry: false })?.isDirectory()) rmSync(place, { recursive: true });
      renameSync(draft, place);
    }
  }
  report(from, { kept, replaced: foreign.filter(({ path }) => isOwn(path)) });
}

/** A link is copied as a link: versions are siblings, so a relative target stays the same. False if the file is gone by now. */
function copy({ path, isLink }: ForeignFile, served: string, to: string): boolean {
  try {
    if (isLink) symlinkSync(readlinkSync(join(served, path)), to);
    else copyFileSync(join(served, path), to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

interface ForeignFile {
  readonly path: string;
  readonly isLink: boolean;
}

/** The files and links that no build wrote. If the kept files are unknown, hashed files count as kept ones. */
export function foreignIn(
  folder: string,
  { files }: VersionList,
  kept: readonly string[] | undefined,
): ForeignFile[] {
  const known = new Set([versionListName, ...files.map(({ path }) => path), ...(kept ?? [])]);
  const folders = localeFolders(known);
  return filesBeside(folder, known).filter(({ path }) => kept !== undefined || !isHashed(path, folders));
}

/** The files and links in a folder that are not known, by path. */
export const filesBeside = (folder: string, known: ReadonlySet<string>): ForeignFile[] =>
  entriesIn(folder)
    .filter(({ entry, path }) => (entry.isFile() || entry.isSymbolicLink()) && !known.has(path))
    .map(({ entry, path }) => ({ path, isLink: entry.isSymbolicLink() }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));

/** Reports the files in a version that no build wrote. */
export const reportForeign = (served: string, list: VersionList, kept: readonly string[]): void =>
  report(served, { kept: foreignIn(served, list, kept), replaced: [] });

function report(
  served: string,
  { kept, replaced }: Readonly<Record<'kept' | 'replaced', readonly ForeignFile[]>>,
): void {
  if (kept.length > 0) console.error(`kept in ${served}, written by no build: ${listed(kept)}`);
  if (replaced.length > 0) {
    warnOnStderr(`the build writes files of its own in place of these in ${served}: ${listed(replaced)}.`);
  }
}

/** The first paths, and how many more there are. */
export function listed(files: readonly Pick<ForeignFile, 'path'>[], most = 5): string {
  const more = files.length - most;
  const paths = files.slice(0, most).map(({ path }) => path);
  return `${paths.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

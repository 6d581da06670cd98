import { cp, lstat, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Output } from './versions.ts';

/** Makes a link to a folder. Tests replace it. */
type MakeLink = (target: string, path: string) => Promise<void>;

/** Windows allows junctions without special rights; they need an absolute target. */
const makeFolderLink: MakeLink = (target, path) =>
  process.platform === 'win32'
    ? symlink(join(dirname(dirname(dirname(path))), target), path, 'junction')
    : symlink(target, path);

/**
 * Serves a version by replacing the link in one rename. Where the disk has no links, it replaces the folder with a copy, in
 * two renames. The new link or folder is made in `staging`.
 */
export async function switchTo(
  digest: string,
  { output: { link, versions }, staging }: { readonly output: Output; readonly staging: string },
  makeLink: MakeLink = makeFolderLink,
): Promise<void> {
  const next = join(staging, 'next');
  await rm(next, { recursive: true, force: true });
  try {
    await makeLink(join(basename(versions), digest), next);
  } catch (error) {
    if (!isWithoutLinks(error)) throw error;
    await cp(join(versions, digest), next, { recursive: true });
  }
  await replaceFolder(link, next, join(staging, 'before'));
}

/** Puts a link or a folder in the place of another. A rename can replace a link, but not a folder: that goes to `before`. */
export async function replaceFolder(link: string, next: string, before: string): Promise<void> {
  const current = await isLink(link);
  const isOneStep =
    current === undefined || (current && (await isLink(next)) && process.platform !== 'win32');
  if (isOneStep) return rename(next, link);
  await rename(link, before);
  try {
    await rename(next, link);
  } catch (error) {
    await rename(before, link);
    throw error;
  }
}

/** Undefined if the path does not exist. */
const isLink = async (path: string): Promise<boolean | undefined> =>
  (await lstat(path).catch(() => undefined))?.isSymbolicLink();

const isWithoutLinks = (error: unknown): boolean =>
  ['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'].includes((error as NodeJS.ErrnoException).code ?? '');

import { lstat, readdir, readlink } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { UsageError } from '../../usage-error.ts';
import { readVersionList } from './version-list.ts';

/** A site's output: the link that is served, and the folder that holds its versions. */
export interface Output {
  readonly link: string;
  readonly versions: string;
}

export function outputAt(folder: string): Output {
  const link = resolve(folder);
  return { link, versions: `${link}.versions` };
}

/** The digest as shown to people. */
export const shortDigest = (digest: string): string => digest.slice(0, 12);

/** The digest of the served version. Undefined if nothing was built yet. Throws if no build made the link or folder. */
export async function currentVersion({ link, versions }: Output): Promise<string | undefined> {
  const stats = await lstat(link).catch(() => undefined);
  if (stats === undefined) return undefined;
  if (stats.isSymbolicLink()) {
    const target = resolve(dirname(link), await readlink(link));
    if (dirname(target) === versions) return basename(target);
    throw new UsageError(`${link} is a link to ${target}, which no build made; name another folder.`);
  }
  if (stats.isDirectory() && (await readdir(link)).length === 0) return undefined;
  // where the disk has no links, this folder is the version itself
  const list = await readVersionList(link);
  if (list !== undefined) return list.digest;
  const kind = stats.isDirectory() ? 'a folder with files in it' : 'a file';
  throw new UsageError(
    `${link} is ${kind} that no build made; it is left alone. Name another folder, or move it.`,
  );
}

/** The digest of the served version. Throws if there is none. */
export async function servedVersion(output: Output): Promise<string> {
  const current = await currentVersion(output);
  if (current === undefined) throw new UsageError(`${output.link} holds no site; build one first.`);
  return current;
}

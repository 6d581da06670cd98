import { join, sep } from 'node:path';
import { inputTree, warnOfInput } from '../../reads/reads.ts';
import { UsageError } from '../../usage-error.ts';
import { foldersOf } from '../folders-of.ts';
import type { SiteFile } from './site-file.ts';

/** The only file of ours that one of the public folder replaces. */
export const robotsFile = 'robots.txt';

/** The user's own files, for the root of the site. Links are left out, with a warning: they may lead anywhere. */
export function publicFiles(folder: string | undefined): SiteFile[] {
  if (folder === undefined) return [];
  const entries = inputTree(folder);
  for (const { entry, path } of entries)
    if (!entry.isFile()) warnOfInput(`${join(folder, path)} is a link, so it is left out of the site.`);
  return entries
    .filter(({ entry }) => entry.isFile())
    .map(({ path }) => ({ path, content: () => ({ copyOf: join(folder, path) }) }));
}

/** `ours` says by path what the build writes there: `the page /how-to/x`. Throws a sentence for each conflict. */
export function refuseConflicts(
  folder: string,
  files: readonly SiteFile[],
  ours: ReadonlyMap<string, string>,
): void {
  const folders = new Map([...ours].flatMap(([path, name]) => foldersOf(path).map((each) => [each, name])));
  const faults = files.flatMap(({ path }) => {
    const above = foldersOf(path).find((each) => ours.has(each));
    const taken = ours.get(path) ?? folders.get(path) ?? ours.get(above ?? '');
    return taken === undefined
      ? []
      : [`${join(folder, path)} is in the place of ${taken}, which the build writes; rename or remove it.`];
  });
  if (faults.length > 0) throw new UsageError(faults.join('\n'));
}

/** Throws if the build would write into the public folder, or has written what is in it. */
export function refuseInOutput(folder: string, outputs: readonly string[]): void {
  if (!outputs.some((output) => isWithin(folder, output) || isWithin(output, folder))) return;
  throw new UsageError(`the build writes into ${folder}, where "publicFolder" is; write it elsewhere.`);
}

/** Whether a path is that of a folder, or below it. */
export const isWithin = (path: string, folder: string): boolean =>
  `${path}${sep}`.startsWith(`${folder}${sep}`);

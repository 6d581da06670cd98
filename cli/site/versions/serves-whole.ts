import { lstat, readdir, readlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileStats } from '../file-stats.ts';
import { reportForeign } from './foreign-files.ts';
import { readFingerprints } from './fingerprints.ts';
import { listVersions, writtenHistory } from './history.ts';
import { isAsWritten } from './is-as-written.ts';
import { readKept } from './kept-files.ts';
import { stagingPrefix } from './staging-folder.ts';
import { digestOf, readVersionList } from './version-list.ts';
import type { Output } from './versions.ts';

/**
 * Whether a version is served, and a build would find nothing to repair or to remove. False after a reboot too, when the next build reads every
 * file. Reports files that no build wrote, as a build does.
 */
export async function servesWhole(
  output: Output,
  { digest, keep }: { readonly digest: string; readonly keep: number },
): Promise<boolean> {
  if (!(await isLinkTo(output, digest)) || !(await isTidy(output, { digest, keep }))) return false;
  const folder = join(output.versions, digest);
  const list = await readVersionList(folder);
  if (list?.digest !== digest || digestOf(list.files) !== digest) return false;
  const known = await readFingerprints(output, digest);
  const kept = (await readKept(output)).get(digest);
  if (known.size === 0 || kept === undefined) return false;
  const isWhole =
    list.files.every((file) => isAsWritten(file, folder, known)) &&
    kept.every((path) => fileStats(join(folder, path)) !== undefined);
  if (isWhole) reportForeign(output.link, list, kept);
  return isWhole;
}

/** False where the disk has no links: the served folder is a copy, which only a build compares. */
const isLinkTo = async ({ link, versions }: Output, digest: string): Promise<boolean> =>
  (await lstat(link).catch(() => undefined))?.isSymbolicLink() === true &&
  (await readlink(link)) === join(basename(versions), digest);

/** Whether the history ends with the version, no other build runs or was killed, and there are not too many versions. */
async function isTidy(
  output: Output,
  { digest, keep }: { readonly digest: string; readonly keep: number },
): Promise<boolean> {
  const names = await readdir(output.versions);
  return (
    !names.some((name) => name.startsWith(stagingPrefix)) &&
    (await writtenHistory(output))?.at(-1) === digest &&
    (await listVersions(output)).length <= keep
  );
}

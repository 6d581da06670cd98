import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { atDesk } from './desk.ts';
import { listVersions, prune, readHistory, writeHistory } from './history.ts';
import { keepLoadable } from './keep-loadable.ts';
import type { SiteFile } from './site-files.ts';
import { recycle } from './recycle.ts';
import { type Stamps, stampAt, writeStamps } from './stamps.ts';
import { openVersionBefore } from './version-before.ts';
import { type VersionList, versionListName } from './version-list.ts';
import { switchTo } from './switch-to.ts';
import { currentVersion, type Output } from './versions.ts';
import { type PageWork, writeFiles } from './write-files.ts';

interface WriteOptions {
  readonly output: Output;
  readonly keep: number;
  /** Absent: all that is written are files. */
  readonly pages?: PageWork;
  /** False: no page is taken from the version before. */
  readonly usesCache?: boolean;
}

/**
 * Writes a version beside those that are there and switches the link to it. Whenever it is killed, the link leads to a
 * whole version: a folder gets its final name only when everything is in it.
 */
export async function writeSite(
  files: readonly SiteFile[],
  { output, keep, pages, usesCache = true }: WriteOptions,
): Promise<{ readonly digest: string; readonly isNew: boolean; readonly count: number }> {
  return atDesk(output, async (desk) => {
    const current = await currentVersion(output);
    const site = join(desk, 'site');
    const history = await readHistory(output, current);
    const recycled = usesCache ? await recycle(output, { history, keep, site }) : undefined;
    const next = { site, recycled };
    const before =
      usesCache && current !== undefined ? await openVersionBefore(output, current, next) : undefined;
    const list = await writeFiles(files, { site, pages, before });
    const folder = join(output.versions, list.digest);
    const earlier = await listVersions(output);
    const isNew = !existsSync(folder);
    const own = new Set(list.files.map(({ path }) => path));
    recycled?.tidy((path) => own.has(path));
    for (const digest of earlier) {
      if (digest === list.digest) continue;
      await keepLoadable(join(output.versions, digest), isNew ? site : folder, (path) => own.has(path));
    }
    if (isNew) await rename(site, folder);
    // the same pages may have come about in another way, and have other keys
    else await rename(join(site, versionListName), join(folder, versionListName));
    const there = new Set([...earlier, list.digest]);
    const others = history.filter((digest) => digest !== list.digest && there.has(digest));
    const served = [...others, list.digest].slice(-keep);
    await writeHistory(output, served, desk);
    await switchTo(list.digest, output, desk);
    await writeStamps(output, { digest: list.digest, stamps: stampsIn(folder, list, before?.stamps) }, desk);
    await prune(output, served);
    return { digest: list.digest, isNew, count: list.files.length };
  });
}

const stampsIn = (folder: string, { files }: VersionList, known?: Stamps): Stamps =>
  new Map(
    files.flatMap(({ path }): [string, string][] => {
      const stamp = known?.get(path) ?? stampAt(join(folder, path));
      return stamp === undefined ? [] : [[path, stamp]];
    }),
  );

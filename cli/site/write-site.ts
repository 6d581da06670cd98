import { lstatSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describeSystemFailure } from '../system-failure.ts';
import { UsageError } from '../usage-error.ts';
import { warnOnStderr } from '../warn-on-stderr.ts';
import { atDesk, type Desk } from './desk.ts';
import { listVersions, prune, readHistory, writeHistory } from './history.ts';
import { carryForeignFiles } from './foreign-files.ts';
import { keepLoadable } from './keep-loadable.ts';
import { readKept, writeKept } from './kept-files.ts';
import { mend } from './mend.ts';
import type { SiteFile } from './site-files.ts';
import { recycle } from './recycle.ts';
import { readStamps, type Stamps, stampAt, writeStamps } from './stamps.ts';
import { syncFolder, syncTree } from './sync.ts';
import { openVersionBefore } from './version-before.ts';
import type { VersionList } from './version-list.ts';
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
  /** True: nothing of an earlier version stays loadable in this one. */
  readonly isAlone?: boolean;
  /** True: the disk has everything before the version is served, so that it outlives a power cut. */
  readonly isDurable?: boolean;
  /** Called when everything is written. What it throws leaves what is served as it was. */
  readonly beforeSwitch?: () => Promise<void> | undefined;
}

interface Written {
  readonly digest: string;
  readonly isNew: boolean;
  readonly count: number;
}

/**
 * Writes a version beside those that are there and switches the link to it. Whenever it is killed, the link leads to a
 * whole version, and as many as are kept can be gone back to: a folder gets its final name only when everything is in it, and
 * none is taken away before the switch.
 */
export const writeSite = (
  files: readonly SiteFile[],
  { output, keep, pages, usesCache = true, isAlone = false, isDurable = false, beforeSwitch }: WriteOptions,
): Promise<Written> =>
  atDesk(output, async (desk) => {
    const current = await currentVersion(output);
    const history = await readHistory(output, current);
    const { list, stamps, kept } = await writeVersion(files, {
      output,
      current,
      desk: desk.path,
      pages,
      usesCache,
      isAlone,
    });
    await beforeSwitch?.();
    await desk.refuseIfTaken();
    const isNew = await placeVersion({ list, kept }, { output, current, desk, isDurable });
    const there = new Set(await listVersions(output));
    const others = history.filter((digest) => digest !== list.digest && there.has(digest));
    const served = [...others, list.digest];
    await writeHistory(output, served, { desk: desk.path, isDurable });
    await writeKept(output, new Map([...(await readKept(output)), [list.digest, kept]]), desk.path);
    if (isDurable) await syncFolder(output.versions);
    const folder = join(output.versions, list.digest);
    await writeStamps(output, { digest: list.digest, stamps: stampsIn(folder, list, stamps) }, desk.path);
    await switchTo(list.digest, output, desk.path);
    await settle(output, { kept: served.slice(-keep), desk: desk.path, isDurable });
    return { digest: list.digest, isNew, count: list.files.length };
  });

interface VersionWork extends Pick<WriteOptions, 'output' | 'pages'> {
  readonly current: string | undefined;
  readonly desk: string;
  readonly usesCache: boolean;
  readonly isAlone: boolean;
}

interface WrittenVersion {
  readonly list: VersionList;
  /** The files of earlier versions that it keeps loadable. */
  readonly kept: readonly string[];
  /** Of what was taken from the version before. */
  readonly stamps: Stamps | undefined;
}

/** Everything that the version is, in the desk's folder `site`. */
async function writeVersion(
  files: readonly SiteFile[],
  { output, current, desk, pages, usesCache, isAlone }: VersionWork,
): Promise<WrittenVersion> {
  const site = siteAt(desk);
  const known: Stamps = current === undefined ? new Map() : await readStamps(output, current);
  const recycled = usesCache ? await recycle(output, site) : undefined;
  const before =
    usesCache && current !== undefined
      ? await openVersionBefore(join(output.versions, current), { site, recycled, known })
      : undefined;
  const list = await writeFiles(files, { site, pages, before });
  const own = new Set(list.files.map(({ path }) => path));
  const has = (path: string): boolean => own.has(path);
  recycled?.tidy(has);
  const isDoubtful = known.size === 0 || !usesCache;
  const kept = isAlone ? [] : await keepLoadable({ output, next: list.digest, site, has, isDoubtful });
  return { list, kept, stamps: before?.stamps };
}

const siteAt = (desk: string): string => join(desk, 'site');

interface PlaceOptions {
  readonly output: Output;
  readonly current: string | undefined;
  readonly desk: Desk;
  readonly isDurable: boolean;
}

/** Gives the version its name. True: it is new; else what has been damaged of the one that is there is mended. */
async function placeVersion(
  { list, kept }: Pick<WrittenVersion, 'list' | 'kept'>,
  { output, current, desk, isDurable }: PlaceOptions,
): Promise<boolean> {
  const site = siteAt(desk.path);
  const folder = join(output.versions, list.digest);
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  const isThere = stats?.isDirectory() === true;
  if (stats !== undefined && !isThere) await rename(folder, join(desk.path, 'stray')); // a link leads elsewhere
  if (isThere) mend(folder, site, list);
  const next = isThere ? folder : site;
  if (current !== undefined) await carryForeignFiles({ output, current, next, list, kept, desk: desk.path });
  if (isDurable) await syncTree(next);
  if (!isThere) await rename(site, folder);
  return !isThere;
}

interface SettleOptions {
  /** The versions that stay. */
  readonly kept: readonly string[];
  readonly desk: string;
  readonly isDurable: boolean;
}

/** What is left to do when the version is served. Nothing of it can make that undone. */
async function settle(output: Output, { kept, desk, isDurable }: SettleOptions): Promise<void> {
  const served = `${output.link} is the new version, but`;
  if (isDurable) {
    await syncFolder(dirname(output.link)).catch((error: unknown) => {
      throw new UsageError(`${served} a power cut may take it back: ${reasonOf(error)}.`, { cause: error });
    });
  }
  await prune(output, kept, desk).catch((error: unknown) => {
    warnOnStderr(`${served} older ones than are to be kept are still there: ${reasonOf(error)}.`);
  });
}

const reasonOf = (error: unknown): string => describeSystemFailure(error) ?? String(error);

/** Of every file: one that is missing ends the build, before it is served. */
const stampsIn = (folder: string, { files }: VersionList, known?: Stamps): Stamps =>
  new Map(
    files.map(({ path }): [string, string] => {
      const stamp = known?.get(path) ?? stampAt(join(folder, path));
      if (stamp !== undefined) return [path, stamp];
      throw new UsageError(`${path} is gone from the new version before it was served; build again.`);
    }),
  );

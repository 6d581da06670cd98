import { lstatSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describeSystemFailure } from '../system-failure.ts';
import { UsageError } from '../usage-error.ts';
import { warnOnStderr } from '../terminal/warn-on-stderr.ts';
import { withStagingFolder, type StagingFolder } from './versions/staging-folder.ts';
import { listVersions, prune, readHistory, writeHistory } from './versions/history.ts';
import { copyForeignFiles } from './versions/foreign-files.ts';
import { keepLoadable } from './versions/keep-loadable.ts';
import { readKept, writeKept } from './versions/kept-files.ts';
import { repairVersion } from './versions/repair-version.ts';
import type { SiteFile } from './files/site-file.ts';
import { reuseEvicted } from './versions/evicted-version.ts';
import {
  readFingerprints,
  type Fingerprints,
  fingerprintAt,
  writeFingerprints,
} from './versions/fingerprints.ts';
import { syncFolder, syncTree } from './versions/sync.ts';
import { openVersionBefore } from './versions/version-before.ts';
import type { VersionList } from './versions/version-list.ts';
import { switchTo } from './versions/switch-to.ts';
import { currentVersion, type Output } from './versions/versions.ts';
import { type PageWork, writeFiles } from './write-files.ts';

interface WriteOptions {
  readonly output: Output;
  readonly keep: number;
  /** Absent if there are no pages to render. */
  readonly pages?: PageWork;
  /** False: no page is reused from the version before. */
  readonly usesCache?: boolean;
  /** True: the version keeps no files of earlier versions. */
  readonly isAlone?: boolean;
  /** True: everything is synced to the disk before the version is served, so that it survives a power cut. */
  readonly isDurable?: boolean;
  /** Called when everything is written. If it throws, the served version stays. */
  readonly beforeSwitch?: () => Promise<void> | undefined;
}

interface Written {
  readonly digest: string;
  readonly isNew: boolean;
  readonly count: number;
}

/**
 * Writes a version beside the others and switches the link to it. If the process is killed at any time, the link leads to a whole
 * version and `keep` versions are left for `rollback`. So a folder gets its final name last, and none is removed before the switch.
 */
export const writeSite = (
  files: readonly SiteFile[],
  { output, keep, pages, usesCache = true, isAlone = false, isDurable = false, beforeSwitch }: WriteOptions,
): Promise<Written> =>
  withStagingFolder(output, async (staging) => {
    const current = await currentVersion(output);
    const history = await readHistory(output, current);
    const { list, fingerprints, kept } = await writeVersion(files, {
      output,
      current,
      staging: staging.path,
      pages,
      usesCache,
      isAlone,
    });
    await beforeSwitch?.();
    await staging.refuseIfRemoved();
    const isNew = await placeVersion({ list, kept }, { output, current, staging, isDurable });
    const there = new Set(await listVersions(output));
    const others = history.filter((digest) => digest !== list.digest && there.has(digest));
    const served = [...others, list.digest];
    await writeHistory(output, served, { staging: staging.path, isDurable });
    await writeKept(output, new Map([...(await readKept(output)), [list.digest, kept]]), staging.path);
    if (isDurable) await syncFolder(output.versions);
    const folder = join(output.versions, list.digest);
    await writeFingerprints(
      output,
      { digest: list.digest, fingerprints: fingerprintsIn(folder, list, fingerprints) },
      staging.path,
    );
    await switchTo(list.digest, { output, staging: staging.path });
    await cleanUp(output, { kept: served.slice(-keep), staging: staging.path, isDurable });
    return { digest: list.digest, isNew, count: list.files.length };
  });

interface VersionWork extends Pick<WriteOptions, 'output' | 'pages'> {
  readonly current: string | undefined;
  readonly staging: string;
  readonly usesCache: boolean;
  readonly isAlone: boolean;
}

interface WrittenVersion {
  readonly list: VersionList;
  /** The files of earlier versions that it keeps loadable. */
  readonly kept: readonly string[];
  /** Of the files that were reused from the version before. */
  readonly fingerprints: Fingerprints | undefined;
}

/** Writes the whole version into the folder `site` in the staging folder. */
async function writeVersion(
  files: readonly SiteFile[],
  { output, current, staging, pages, usesCache, isAlone }: VersionWork,
): Promise<WrittenVersion> {
  const site = siteAt(staging);
  const known: Fingerprints = current === undefined ? new Map() : await readFingerprints(output, current);
  const reused = usesCache ? await reuseEvicted(output, site) : undefined;
  const before =
    usesCache && current !== undefined
      ? await openVersionBefore(join(output.versions, current), { site, reused, known })
      : undefined;
  const list = await writeFiles(files, { site, pages, before });
  const own = new Set(list.files.map(({ path }) => path));
  const has = (path: string): boolean => own.has(path);
  reused?.tidy(has);
  const isDoubtful = known.size === 0 || !usesCache;
  const kept = isAlone ? [] : await keepLoadable({ output, next: list.digest, site, has, isDoubtful });
  return { list, kept, fingerprints: before?.fingerprints };
}

const siteAt = (staging: string): string => join(staging, 'site');

interface PlaceOptions {
  readonly output: Output;
  readonly current: string | undefined;
  readonly staging: StagingFolder;
  readonly isDurable: boolean;
}

/** Gives the version its name, or repairs the version with that name. True if it is new. */
async function placeVersion(
  { list, kept }: Pick<WrittenVersion, 'list' | 'kept'>,
  { output, current, staging, isDurable }: PlaceOptions,
): Promise<boolean> {
  const site = siteAt(staging.path);
  const folder = join(output.versions, list.digest);
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  const isThere = stats?.isDirectory() === true;
  if (stats !== undefined && !isThere) await rename(folder, join(staging.path, 'stray')); // a link that no build made
  if (isThere) repairVersion(folder, site, list);
  const next = isThere ? folder : site;
  if (current !== undefined)
    await copyForeignFiles({ output, current, next, list, kept, staging: staging.path });
  if (isDurable) await syncTree(next);
  if (!isThere) await rename(site, folder);
  return !isThere;
}

interface CleanUpOptions {
  /** The versions that stay. */
  readonly kept: readonly string[];
  readonly staging: string;
  readonly isDurable: boolean;
}

/** Cleans up after the switch. A failure here leaves the new version served. */
async function cleanUp(output: Output, { kept, staging, isDurable }: CleanUpOptions): Promise<void> {
  const served = `${output.link} is the new version, but`;
  if (isDurable) {
    await syncFolder(dirname(output.link)).catch((error: unknown) => {
      throw new UsageError(`${served} a power cut may take it back: ${reasonOf(error)}.`, { cause: error });
    });
  }
  await prune(output, kept, staging).catch((error: unknown) => {
    warnOnStderr(`${served} older ones than are to be kept are still there: ${reasonOf(error)}.`);
  });
}

const reasonOf = (error: unknown): string => describeSystemFailure(error) ?? String(error);

/** The fingerprints of all files. Throws if one is missing, before the version is served. */
const fingerprintsIn = (folder: string, { files }: VersionList, known?: Fingerprints): Fingerprints =>
  new Map(
    files.map(({ path }): [string, string] => {
      const fingerprint = known?.get(path) ?? fingerprintAt(join(folder, path));
      if (fingerprint !== undefined) return [path, fingerprint];
      throw new UsageError(`${path} is gone from the new version before it was served; build again.`);
    }),
  );

import { linkSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ReusedFolder } from './evicted-version.ts';
import { folderMaker, inPlaceOf, siteWriter } from '../site-writer.ts';
import { fingerprintAt, type Fingerprints } from './fingerprints.ts';
import { isAsWritten } from './is-as-written.ts';
import { readVersionList, type WrittenFile } from './version-list.ts';

/** The served version, whose files the next one can reuse. */
export interface VersionBefore {
  /** A file of its list. */
  file(path: string): WrittenFile | undefined;
  /** Links its files to the same paths of the next version. False if one of them was changed or lost; then none is linked. */
  reuse(files: readonly WrittenFile[]): boolean;
  /** The fingerprints of the reused files that were not read. */
  readonly fingerprints: Fingerprints;
}

interface NextVersion {
  /** The folder of the next version. */
  readonly site: string;
  /** The evicted version in that folder. */
  readonly reused: ReusedFolder | undefined;
  /** The fingerprints of the version before. */
  readonly known: Fingerprints;
}

export async function openVersionBefore(
  folder: string,
  { site, reused, known }: NextVersion,
): Promise<VersionBefore> {
  const list = await readVersionList(folder);
  const files = new Map(list?.files.map((file) => [file.path, file]));
  const fingerprints = new Map<string, string>();
  const link = linker(folder, site);
  const isThere = ({ path }: WrittenFile): boolean =>
    reused?.has(path) === true && known.has(path) && known.get(path) === fingerprintAt(join(site, path));
  return {
    file: (path) => files.get(path),
    reuse(some) {
      const missing = some.filter((file) => !isThere(file));
      if (!missing.every((file) => isAsWritten(file, folder, known))) return false;
      const copied = new Set(missing.filter(({ path }) => !link(path)).map(({ path }) => path));
      for (const { path } of some) {
        const fingerprint = known.get(path);
        if (fingerprint !== undefined && !copied.has(path)) fingerprints.set(path, fingerprint);
      }
      return true;
    },
    fingerprints,
  };
}

/** Makes a hard link; false if it made a copy, because the disk has no links. */
function linker(from: string, to: string): (path: string) => boolean {
  const makeFolder = folderMaker();
  const write = siteWriter(to);
  return (path) => {
    const file = join(to, path);
    makeFolder(dirname(file));
    try {
      inPlaceOf(file, () => linkSync(join(from, path), file));
      return true;
    } catch {
      write(path, readFileSync(join(from, path)));
      return false;
    }
  };
}

import { linkSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sha256 } from '../../../pipeline/hash.ts';
import type { ReusedFolder } from './evicted-version.ts';
import { folderMaker, inPlaceOf, siteWriter } from '../site-writer.ts';
import { fingerprintAt, type Fingerprints } from './fingerprints.ts';
import { readVersionList, type WrittenFile } from './version-list.ts';

/** The version that is served, whose files the next one can take. */
export interface VersionBefore {
  /** A file of it, as it was written. */
  file(path: string): WrittenFile | undefined;
  /** Puts its files at the same paths of the next version. False, and nothing is put, if one was changed or lost since. */
  take(files: readonly WrittenFile[]): boolean;
  /** Of what was taken without being read. */
  readonly fingerprints: Fingerprints;
}

interface NextVersion {
  /** Where it is written. */
  readonly site: string;
  /** What stands there already. */
  readonly reused: ReusedFolder | undefined;
  /** Of the version before. */
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
    take(some) {
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

/** By its fingerprint, else by its bytes. */
function isAsWritten(
  { path, sha256: hash }: WrittenFile,
  folder: string,
  fingerprints: Fingerprints,
): boolean {
  const file = join(folder, path);
  const fingerprint = fingerprintAt(file);
  return (
    fingerprint !== undefined &&
    (fingerprint === fingerprints.get(path) || sha256(readFileSync(file)) === hash)
  );
}

/** A link takes no room, but some disks have none: false says that it became a copy. */
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

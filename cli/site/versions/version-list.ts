import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { sha256 } from '../../../pipeline/hash.ts';

/** The name of the list in a version's folder. */
export const versionListName = 'version.json';

const writtenFile = z.object({
  path: z.string(),
  sha256: z.string(),
  bytes: z.number(),
  /** Of a page that a later build can take as it is: all that it depends on. */
  key: z.string().optional(),
});
/** A file of a version as it was written. */
export type WrittenFile = z.output<typeof writtenFile>;

const versionList = z.object({
  digest: z.string(),
  /** The files that this version's own build wrote, by path; not the older ones that it keeps loadable. */
  files: z.array(writtenFile),
});
export type VersionList = z.output<typeof versionList>;

/** A version is named for its files, which are sorted by their paths. */
export const digestOf = (files: readonly Pick<WrittenFile, 'path' | 'sha256'>[]): string =>
  sha256(files.map((file) => `${file.path}\n${file.sha256}\n`).join('')).slice(0, 32);

/** What a version consists of; undefined where it cannot be read. */
export async function readVersionList(folder: string): Promise<VersionList | undefined> {
  try {
    return versionList.parse(JSON.parse(await readFile(join(folder, versionListName), 'utf8')));
  } catch {
    return undefined;
  }
}

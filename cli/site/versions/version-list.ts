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
  /** The key of a page, by which a later build can reuse it. */
  key: z.string().optional(),
});
/** A file of a version as it was written. */
export type WrittenFile = z.output<typeof writtenFile>;

const versionList = z.object({
  digest: z.string(),
  /** The files that the version's own build wrote, by path, without the older ones that it keeps loadable. */
  files: z.array(writtenFile),
});
export type VersionList = z.output<typeof versionList>;

/** The name of a version: a hash over its files, sorted by path. */
export const digestOf = (files: readonly Pick<WrittenFile, 'path' | 'sha256'>[]): string =>
  sha256(files.map((file) => `${file.path}\n${file.sha256}\n`).join('')).slice(0, 32);

/** The list of a version. Undefined if it cannot be read. */
export async function readVersionList(folder: string): Promise<VersionList | undefined> {
  try {
    return parseVersionList(await readFile(join(folder, versionListName), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Throws if it is no list. */
export const parseVersionList = (text: string): VersionList => versionList.parse(JSON.parse(text));

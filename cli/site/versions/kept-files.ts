import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { listVersions } from './history.ts';
import type { Output } from './versions.ts';

const fileName = 'kept.json';

const keptFiles = z.record(z.string(), z.array(z.string()));

/** By version, the files of earlier versions that it keeps loadable. The files that it wrote itself are in its own list. */
export type KeptFiles = ReadonlyMap<string, readonly string[]>;

/** Versions that the file does not name are missing. If the file is lost, the map is empty. */
export async function readKept({ versions }: Output): Promise<KeptFiles> {
  try {
    const text = await readFile(join(versions, fileName), 'utf8');
    return new Map(Object.entries(keptFiles.parse(JSON.parse(text))));
  } catch {
    return new Map();
  }
}

/**
 * Writes the kept files of the existing versions. The file is beside the versions, because its content depends on the order
 * of builds.
 */
export async function writeKept(output: Output, kept: KeptFiles, staging: string): Promise<void> {
  const there = new Set(await listVersions(output));
  const known = [...kept].filter(([digest]) => there.has(digest));
  await writeFile(join(staging, fileName), `${JSON.stringify(Object.fromEntries(known))}\n`);
  await rename(join(staging, fileName), join(output.versions, fileName));
}

import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { listVersions } from './history.ts';
import type { Output } from './versions.ts';

const fileName = 'kept.json';

const keptFiles = z.record(z.string(), z.array(z.string()));

/** By version, the paths of the files of earlier versions that it keeps loadable. A version's own list says what it wrote itself. */
export type KeptFiles = ReadonlyMap<string, readonly string[]>;

/** Without those of versions of which nothing is known, as where the file was lost. */
export async function readKept({ versions }: Output): Promise<KeptFiles> {
  try {
    const text = await readFile(join(versions, fileName), 'utf8');
    return new Map(Object.entries(keptFiles.parse(JSON.parse(text))));
  } catch {
    return new Map();
  }
}

/** Of the versions that are there. Beside them, because it follows from the order in which they were written. */
export async function writeKept(output: Output, kept: KeptFiles, staging: string): Promise<void> {
  const there = new Set(await listVersions(output));
  const known = [...kept].filter(([digest]) => there.has(digest));
  await writeFile(join(staging, fileName), `${JSON.stringify(Object.fromEntries(known))}\n`);
  await rename(join(staging, fileName), join(output.versions, fileName));
}

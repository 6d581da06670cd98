import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { Output } from './versions.ts';

const fileName = 'history.json';
const isDigest = (name: string): boolean => /^[\da-f]{32}$/u.test(name);

/** The digests of the versions that are there, in no order. */
export async function listVersions({ versions }: Output): Promise<string[]> {
  return (await readdir(versions).catch((): string[] => [])).filter(isDigest);
}

/** The versions in the order in which they were served, up to the one that is served now, which is the last. */
export async function readHistory(output: Output, current: string | undefined): Promise<string[]> {
  if (current === undefined) return [];
  const there = await listVersions(output);
  const written = await readWritten(output);
  const position = written.lastIndexOf(current);
  const before = written.slice(0, Math.max(position, 0)).filter((digest) => there.includes(digest));
  return [...before, current];
}

export async function writeHistory(
  { versions }: Output,
  history: readonly string[],
  desk: string,
): Promise<void> {
  await writeFile(join(desk, fileName), `${JSON.stringify(history)}\n`);
  await rename(join(desk, fileName), join(versions, fileName));
}

/** Removes the versions that are not kept. */
export async function prune(output: Output, kept: readonly string[]): Promise<void> {
  for (const digest of await listVersions(output)) {
    if (!kept.includes(digest)) await rm(join(output.versions, digest), { recursive: true, force: true });
  }
}

/** A damaged history is none: only `rollback` misses it. */
async function readWritten({ versions }: Output): Promise<string[]> {
  try {
    return z.array(z.string()).parse(JSON.parse(await readFile(join(versions, fileName), 'utf8')));
  } catch {
    return [];
  }
}

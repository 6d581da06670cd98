import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { keepEvicted } from './evicted-version.ts';
import { syncFile } from './sync.ts';
import { versionListName } from './version-list.ts';
import type { Output } from './versions.ts';

/** Versions that a build leaves on the disk, the new one included, unless `--keep` says another number. */
export const usualVersionsKept = 3;

const fileName = 'history.json';
const isDigest = (name: string): boolean => /^[\da-f]{32}$/u.test(name);

/** The digests of all versions in the folder, in no order. */
export async function listVersions({ versions }: Output): Promise<string[]> {
  return (await readdir(versions).catch((): string[] => [])).filter(isDigest);
}

/**
 * The versions in the order in which they were served, up to the served one, which comes last. If none is served, all of
 * them.
 */
export async function readHistory(output: Output, current: string | undefined): Promise<string[]> {
  const there = await listVersions(output);
  const written = (await writtenHistory(output)) ?? (await byTime(output, there));
  const known = written.filter((digest) => there.includes(digest));
  if (current === undefined) return known;
  return [...known.slice(0, Math.max(known.lastIndexOf(current), 0)), current];
}

interface HistoryOptions {
  readonly staging: string;
  readonly isDurable: boolean;
}

export async function writeHistory(
  { versions }: Output,
  history: readonly string[],
  { staging, isDurable }: HistoryOptions,
): Promise<void> {
  const draft = join(staging, fileName);
  await writeFile(draft, `${JSON.stringify(history)}\n`);
  if (isDurable) await syncFile(draft);
  await rename(draft, join(versions, fileName));
}

/**
 * Removes the versions that are not kept. Each is moved away first, so that no version folder is ever incomplete. The last
 * one becomes the evicted version.
 */
export async function prune(output: Output, kept: readonly string[], staging: string): Promise<void> {
  const gone = (await listVersions(output)).filter((digest) => !kept.includes(digest));
  for (const digest of gone.slice(0, -1)) await rename(join(output.versions, digest), join(staging, digest));
  for (const digest of gone.slice(-1)) await keepEvicted(join(output.versions, digest), output, staging);
}

/** As it was written last. Undefined if the file is missing or damaged. */
export async function writtenHistory({ versions }: Output): Promise<string[] | undefined> {
  try {
    return z.array(z.string()).parse(JSON.parse(await readFile(join(versions, fileName), 'utf8')));
  } catch {
    return undefined;
  }
}

/** The versions by the time of their lists, for when the history file is lost. */
async function byTime({ versions }: Output, digests: readonly string[]): Promise<string[]> {
  const times = new Map<string, number>();
  for (const digest of digests) {
    const stats = await stat(join(versions, digest, versionListName)).catch(() => undefined);
    if (stats !== undefined) times.set(digest, stats.mtimeMs);
  }
  return [...times].toSorted(([, a], [, b]) => a - b).map(([digest]) => digest);
}

import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { stampOf } from '../file-stamp.ts';
import { thisBoot } from './boot.ts';
import { fileStats } from './file-stats.ts';
import type { Output } from './versions.ts';

const fileName = 'stamps.json';

const kept = z.object({ digest: z.string(), boot: z.string(), stamps: z.record(z.string(), z.string()) });

/**
 * Tells, by a file's path, that it is as it was written: its size, its time, and which file it is. That takes a fraction of
 * reading it. A change that keeps the size and sets the time back is not seen; whoever makes one can use `--no-cache`.
 */
export type Stamps = ReadonlyMap<string, string>;

/**
 * The stamps of a version. There are none where another was written last, where they cannot be read, or where the system was
 * started anew: a power cut can take a file's content and leave its size and time.
 */
export async function readStamps({ versions }: Output, digest: string): Promise<Stamps> {
  try {
    const read = kept.parse(JSON.parse(await readFile(join(versions, fileName), 'utf8')));
    const isValid = read.digest === digest && read.boot === thisBoot();
    return new Map(isValid ? Object.entries(read.stamps) : []);
  } catch {
    return new Map();
  }
}

/** Beside the versions: it is of this disk, and no part of a site. */
export async function writeStamps(
  { versions }: Output,
  { digest, stamps }: { readonly digest: string; readonly stamps: Stamps },
  desk: string,
): Promise<void> {
  const content = { digest, boot: thisBoot(), stamps: Object.fromEntries(stamps) };
  await writeFile(join(desk, fileName), JSON.stringify(content));
  await rename(join(desk, fileName), join(versions, fileName));
}

/** Undefined where there is no file; a link is none. */
export function stampAt(file: string): string | undefined {
  const stats = fileStats(file);
  return stats && stampOf(stats);
}

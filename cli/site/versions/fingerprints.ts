import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { fingerprintOf } from '../../file-fingerprint.ts';
import { fileStats } from '../file-stats.ts';
import type { Output } from './versions.ts';
import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';

const fileName = 'stamps.json';

const kept = z.object({ digest: z.string(), boot: z.string(), stamps: z.record(z.string(), z.string()) });

/**
 * By a file's path, its size, modification time and inode when it was written. To compare them takes a fraction of the time of
 * reading the file. A change that keeps the size and sets the time back goes unnoticed; `--no-cache` reads all files.
 */
export type Fingerprints = ReadonlyMap<string, string>;

/**
 * The fingerprints of a version. Empty if another version was written last, if they cannot be read, or after a reboot: a power
 * cut can destroy a file's content and leave its size and time.
 */
export async function readFingerprints({ versions }: Output, digest: string): Promise<Fingerprints> {
  try {
    const read = kept.parse(JSON.parse(await readFile(join(versions, fileName), 'utf8')));
    const isValid = read.digest === digest && read.boot === thisBoot();
    return new Map(isValid ? Object.entries(read.stamps) : []);
  } catch {
    return new Map();
  }
}

/** Written beside the versions, because fingerprints hold on this disk only. */
export async function writeFingerprints(
  { versions }: Output,
  { digest, fingerprints }: { readonly digest: string; readonly fingerprints: Fingerprints },
  staging: string,
): Promise<void> {
  const content = { digest, boot: thisBoot(), stamps: Object.fromEntries(fingerprints) };
  await writeFile(join(staging, fileName), JSON.stringify(content));
  await rename(join(staging, fileName), join(versions, fileName));
}

/** Undefined if the path is no file. A link counts as no file. */
export function fingerprintAt(file: string): string | undefined {
  const stats = fileStats(file);
  return stats && fingerprintOf(stats);
}

/**
 * Identifies the time since the system started. A power cut may have destroyed what was written before, whatever size and
 * time a file has. Outside Linux it is the minute of the start, which can be off by one: then files are read without need.
 */
function thisBoot(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return String(Math.round((Date.now() / 1000 - uptime()) / 60));
  }
}

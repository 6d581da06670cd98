import { UsageError } from '../../usage-error.ts';
import { type Connection, tokenOf } from '../connection.ts';
import { findExportPackage } from './export-package.ts';
import { checkOutput, joinParts } from './parts/join-parts.ts';
import { KeptParts, originOf } from './parts/kept-parts.ts';
import { type Limits, usualLimits } from './limits.ts';
import type { Message, Text } from './messages.ts';
import type { Counts } from './parts/parts.ts';
import { runChild } from './run-child.ts';
import { readPart } from './parts/write-part.ts';

export interface ExportOptions {
  /** The path of the file. */
  readonly out: string;
  readonly text: Text;
  /** Continues an export that was cut off. */
  readonly resume?: boolean;
  readonly limits?: Partial<Limits>;
  readonly now?: () => number;
  /** Called with progress, for a terminal. */
  readonly onProgress?: (message: Message) => void;
}

export interface Exported {
  readonly counts: Counts;
  readonly assets: readonly unknown[];
  /** Warnings, a sentence each. */
  readonly notes: readonly string[];
}

/**
 * Exports a space into a file, and replaces the file when everything is read and checked. Throws a `SourceError` for failures
 * outside, a `UsageError` for what the user can fix. After an error the earlier file is unchanged.
 */
export async function exportSpace(connection: Connection, options: ExportOptions): Promise<Exported> {
  const { out, text, now = Date.now, onProgress } = options;
  const found = findExportPackage();
  if (found.state !== 'usable') throw new UsageError(found.advice);
  tokenOf(connection, 'management');
  if (text === 'published') tokenOf(connection, 'delivery');
  await checkOutput(out);
  const kept = new KeptParts(out, originOf(connection, text), now);
  const notes: string[] = [];
  if (options.resume === true) {
    const nothing = await kept.resume();
    if (nothing !== undefined) notes.push(`${nothing}: all of it is read again`);
  }
  await kept.start();
  try {
    const limits = { ...usualLimits, ...options.limits };
    const saved = new Saving(kept, notes);
    const job = { connection, text, limits, folder: kept.folder, kept: kept.steps };
    try {
      await runChild(job, (message) => {
        saved.hear(message);
        onProgress?.(message);
      });
    } finally {
      await saved.settled();
    }
  } catch (error) {
    if (Object.keys(kept.steps).length === 0) await kept.remove();
    throw error;
  }
  const counts = Object.assign({}, ...Object.values(kept.steps).map((step) => step.counts)) as Counts;
  const assets = await readPart(kept.folder, 'assets');
  await joinParts(kept.folder, out);
  await kept.remove();
  return { counts, assets, notes };
}

/** Saves the steps that the process reports, in order. */
class Saving {
  #last: Promise<void> = Promise.resolve();
  readonly #kept: KeptParts;
  readonly #notes: string[];

  constructor(kept: KeptParts, notes: string[]) {
    this.#kept = kept;
    this.#notes = notes;
  }

  hear(message: Message): void {
    if (message.kind === 'note') this.#notes.push(message.sentence);
    if (message.kind === 'changed') this.#then(() => this.#kept.drop(message.step));
    if (message.kind === 'step') this.#then(() => this.#kept.keep(message.step, message.kept));
  }

  settled(): Promise<void> {
    return this.#last;
  }

  #then(work: () => Promise<void>): void {
    this.#last = this.#last.then(work);
    this.#last.catch(() => undefined); // thrown by the caller that awaits it
  }
}

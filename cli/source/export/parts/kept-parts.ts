import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod';
import { readCacheFile } from '../../../cache/read-cache-file.ts';
import { writeCacheFile } from '../../../cache/write-cache-file.ts';
import type { Connection } from '../../connection.ts';
import type { Kept, KeptStep, Text } from '../messages.ts';
import { parts, steps, type Step } from './parts.ts';

/** Older parts are not continued. */
const maxAgeMs = 3_600_000;

/** What an unfinished export belongs to. */
export interface Origin {
  readonly space: string;
  readonly environment: string;
  readonly host: string;
  readonly text: Text;
}

export const originOf = ({ space, environment, host }: Connection, text: Text): Origin => ({
  space,
  environment,
  host,
  text,
});

const counts = z.partialRecord(z.enum(parts), z.number());
const stateFile = z.object({
  version: z.literal(1),
  startedAt: z.number(),
  origin: z.object({ space: z.string(), environment: z.string(), host: z.string(), text: z.string() }),
  steps: z.partialRecord(z.enum(steps), z.object({ signature: z.string(), counts })),
});

/** The parts of an unfinished export, in a folder beside its file, so that a cut-off export can be continued. */
export class KeptParts {
  readonly folder: string;
  readonly #file: string;
  readonly #origin: Origin;
  readonly #now: () => number;
  #startedAt: number;
  #steps: { -readonly [Key in keyof Kept]: Kept[Key] } = {};

  constructor(out: string, origin: Origin, now: () => number) {
    this.folder = join(dirname(out), '.fieldbook-export', basename(out));
    this.#file = join(this.folder, 'state.json');
    this.#origin = origin;
    this.#now = now;
    this.#startedAt = now();
  }

  get steps(): Kept {
    return this.#steps;
  }

  /** Reuses matching fresh parts, or says why there are none. */
  async resume(): Promise<string | undefined> {
    // damaged parts count as missing
    const state = await readCacheFile(
      this.#file,
      (value) => stateFile.parse(value),
      () => {},
    );
    if (state === undefined) return 'there is no unfinished export beside the file';
    if (JSON.stringify(state.origin) !== JSON.stringify(this.#origin)) {
      return 'the unfinished export is of another space, environment or text';
    }
    const ageMs = this.#now() - state.startedAt;
    if (ageMs < 0 || ageMs > maxAgeMs) return 'the unfinished export is over an hour old';
    this.#startedAt = state.startedAt;
    this.#steps = state.steps;
    return undefined;
  }

  async start(): Promise<void> {
    if (Object.keys(this.#steps).length === 0) await this.remove();
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await writeFile(join(dirname(this.folder), '.gitignore'), '*\n');
    await this.#save();
  }

  async keep(step: Step, kept: KeptStep): Promise<void> {
    this.#steps[step] = kept;
    await this.#save();
  }

  async drop(step: Step): Promise<void> {
    delete this.#steps[step];
    await this.#save();
  }

  /** Removes the folder above with its last export. */
  async remove(): Promise<void> {
    const around = dirname(this.folder);
    await rm(this.folder, { recursive: true, force: true, maxRetries: 3 });
    const others = await readdir(around).catch(() => ['none']);
    if (others.every((name) => name === '.gitignore')) await rm(around, { recursive: true, force: true });
  }

  #save(): Promise<void> {
    const state = { version: 1, startedAt: this.#startedAt, origin: this.#origin, steps: this.#steps };
    return writeCacheFile(this.#file, `${JSON.stringify(state, undefined, 2)}\n`);
  }
}

import { join } from 'node:path';
import * as z from 'zod/mini';
import type { BuildInput } from '../../pipeline/build.ts';
import { sha256 } from '../../pipeline/hash.ts';
import { Queries } from '../../pipeline/queries/store.ts';
import { describeSystemFailure } from '../system-failure.ts';
import { warnOnStderr } from '../terminal/warn-on-stderr.ts';
import { CacheFileWriter, removeDrafts } from './cache-file-writer.ts';
import { cacheFolder } from './cache-folder.ts';
import { cacheKey } from './cache-key.ts';
import { packValues, PackedValues } from './packed-values.ts';
import { programHash } from './program-hash.ts';
import { openCacheFile } from './read-cache-file.ts';

/** What builds have computed, for those in later processes. */
export interface BuildMemory {
  readonly queries: Queries;
  /** Writes what a build has computed from an input, and forgets it. */
  keep(input: BuildInput): void;
  /** Puts what was written in the place of what was read. */
  save(): void;
  /** Removes what was written and not saved. */
  close(): void;
}

interface MemoryOptions {
  /** What differs between builds that remember other things. */
  readonly name: string;
  /** The folder of the project. */
  readonly folder?: string;
  readonly warn?: (sentence: string) => void;
  /** The hash of the program. */
  readonly program?: string | undefined;
}

/** What follows all values: how many bytes each locale has, in this order. */
const contents = z.object({
  program: z.string(),
  locales: z.array(z.tuple([z.string(), z.number()])),
});

/** Its length in decimal digits, at the end. */
const lengthDigits = 12;

/** To read a larger file would take too much memory. About 15,000 articles. */
const maxBytes = 2 ** 29;

const tooLarge = 'it would take over 512 MiB';

/** The locale of a site with one. */
const onlyLocale = '';

/**
 * What the build before has computed. What is damaged is ignored, and what cannot be written costs only time; both give a warning. Undefined
 * if the sources of the program are running.
 */
export async function openBuildMemory({
  name,
  folder = process.cwd(),
  warn = warnOnStderr,
  program: given,
}: MemoryOptions): Promise<BuildMemory | undefined> {
  const hash = given ?? (await programHash());
  if (hash === undefined) return undefined;
  const program = programAndSystem(hash);
  const path = join(cacheFolder(folder), `build-${sha256(name).slice(0, 8)}.bin`);
  const queries = new Queries();
  await openCacheFile(path, (bytes) => recall(bytes, program, queries), warn);
  const key = await cacheKey().catch(() => undefined);
  const locales: [locale: string, length: number][] = [];
  let file: CacheFileWriter | undefined;
  let isLost = key === undefined;
  const trying = (work: () => void) => {
    if (isLost) return;
    try {
      work();
    } catch (error) {
      isLost = true;
      file?.giveUp();
      warn(`this build is not remembered for the next: ${reasonOf(error)}`);
    }
  };
  return {
    queries,
    keep({ queries: used = queries, config }) {
      trying(() => {
        file ??= openFile(path, key ?? '');
        const locale = used === queries ? onlyLocale : (config.locale ?? '');
        locales.push([locale, packInto(file, used)]);
      });
      used.forget();
    },
    save() {
      trying(() => {
        const end = JSON.stringify({ program, locales } satisfies z.infer<typeof contents>);
        file?.write(Buffer.from(`${end}${String(end.length).padStart(lengthDigits)}`));
        file?.end();
        file = undefined;
      });
    },
    close() {
      if (!isLost) file?.giveUp();
    },
  };
}

function openFile(path: string, key: string): CacheFileWriter {
  const file = new CacheFileWriter(path, key);
  removeDrafts(path);
  return file;
}

/** Gives how many bytes it has written. */
function packInto(file: CacheFileWriter, queries: Queries): number {
  const start = file.length;
  packValues(queries.toStore(), (bytes) => file.write(bytes));
  if (file.length > maxBytes) throw new RangeError(tooLarge);
  return file.length - start;
}

const programAndSystem = (hash: string): string =>
  sha256(JSON.stringify([hash, process.versions, process.platform, process.arch]));

/** Gives the values of a file to queries, if the same program has written it. Throws for a file of another form. */
function recall(bytes: Buffer<ArrayBuffer>, program: string, queries: Queries): void {
  const end = bytes.length - lengthDigits;
  const start = end - Number(bytes.toString('latin1', end));
  const { locales, program: writer } = contents.parse(JSON.parse(bytes.toString('utf8', start, end)));
  if (writer !== program) return;
  let at = 0;
  for (const [locale, length] of locales) {
    const of = locale === onlyLocale ? queries : queries.inLocale(locale);
    of.before = new PackedValues(bytes.subarray(at, (at += length)));
  }
}

const reasonOf = (error: unknown): string =>
  describeSystemFailure(error) ?? (error instanceof Error ? error.message : String(error));

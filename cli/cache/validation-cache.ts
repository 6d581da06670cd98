import { join } from 'node:path';
import * as z from 'zod/mini';
import type { BuildInput, Validation } from '../../pipeline/build.ts';
import { sha256 } from '../../pipeline/hash.ts';
import { type Diagnostic, diagnostic } from '../../schemas/report/diagnostic.ts';
import { describeSystemFailure } from '../system-failure.ts';
import { warnOnStderr } from '../terminal/warn-on-stderr.ts';
import { cacheFolder } from './cache-folder.ts';
import { programHash } from './program-hash.ts';
import { readCacheFile } from './read-cache-file.ts';
import { writeCacheFile } from './write-cache-file.ts';

/** The findings of one run. The hash covers all inputs. */
const keptRun = z.object({
  version: z.literal(1),
  key: z.string(),
  counts: z.object({ entries: z.number(), assets: z.number() }),
  diagnostics: z.array(diagnostic),
  noPages: z.optional(z.string()),
});

export type KnownRun = Pick<Validation, 'counts'> & {
  readonly diagnostics: readonly Diagnostic[];
  /** Why a site of the content has no page, where none of its types has any. */
  readonly noPages?: string | undefined;
};

export interface ValidationCache {
  /** The findings of an earlier run with the same input. */
  readonly known: KnownRun | undefined;
  save(run: KnownRun): Promise<void>;
}

interface CacheOptions {
  /** The SHA-256 of the export's bytes. */
  readonly exportHash: string;
  /** The name of this run, if a command makes several. */
  readonly slot?: 'diff-old' | 'diff-new';
  /** The folder of the project. */
  readonly folder?: string;
  readonly warn?: (sentence: string) => void;
  readonly ruleSet?: string | undefined;
}

/** One of several runs may match an earlier one of any name: yesterday's new export is today's old one. */
const slots = [undefined, 'diff-old', 'diff-new'] as const;

async function firstWith(
  key: string,
  paths: readonly string[],
  warn: (sentence: string) => void,
): Promise<KnownRun | undefined> {
  for (const path of paths) {
    const kept = await readCacheFile(path, (value) => keptRun.parse(value), warn);
    if (kept?.key === key) return kept;
  }
  return undefined;
}

/**
 * The cache of whole runs: the same export, configuration, rules and day give the same findings. A damaged cache is ignored,
 * and one that cannot be written costs only time; both give a warning.
 */
export async function openValidationCache(
  input: Omit<BuildInput, 'exported'>,
  { exportHash, slot, folder = process.cwd(), warn = warnOnStderr, ruleSet }: CacheOptions,
): Promise<ValidationCache> {
  const rules = ruleSet ?? (await programHash());
  if (rules === undefined) return { known: undefined, save: async () => {} };
  const { config, redirectFile, translationLock, drafts, now } = input;
  const key = sha256(JSON.stringify([rules, exportHash, config, redirectFile, translationLock, drafts, now]));
  // a knowledge base's name may be no valid file name
  const name = sha256(config.knowledgeBase).slice(0, 8);
  const pathOf = (each: string | undefined) =>
    join(
      cacheFolder(folder),
      each === undefined ? `validation-${name}.json` : `validation-${name}-${each}.json`,
    );
  const path = pathOf(slot);
  const known = await firstWith(key, slot === undefined ? [path] : slots.map(pathOf), warn);
  return {
    known,
    async save({ counts, diagnostics, noPages }) {
      const text = `${JSON.stringify({ version: 1, key, counts, diagnostics, noPages })}\n`;
      await writeCacheFile(path, text).catch((error: unknown) => {
        warn(`the findings are not kept for the next run: ${describeSystemFailure(error) ?? String(error)}`);
      });
    },
  };
}

import { join } from 'node:path';
import * as z from 'zod/mini';
import type { BuildInput, Validation } from '../../pipeline/build.ts';
import { sha256 } from '../../pipeline/hash.ts';
import { type Diagnostic, diagnostic } from '../../schemas/report/diagnostic.ts';
import { describeSystemFailure } from '../system-failure.ts';
import { warnOnStderr } from '../warn-on-stderr.ts';
import { cacheFolder } from './cache-folder.ts';
import { readCacheFile } from './read-cache-file.ts';
import { ruleSetHash } from './rule-set.ts';
import { writeCacheFile } from './write-cache-file.ts';

/** What one run found. The hash is that of everything that it depends on. */
const keptRun = z.object({
  version: z.literal(1),
  key: z.string(),
  counts: z.object({ entries: z.number(), assets: z.number() }),
  diagnostics: z.array(diagnostic),
});

export type KnownRun = Pick<Validation, 'counts'> & { readonly diagnostics: readonly Diagnostic[] };

export interface ValidationCache {
  /** What the same input gave before. */
  readonly known: KnownRun | undefined;
  save(run: KnownRun): Promise<void>;
}

interface CacheOptions {
  /** The SHA-256 of the export's bytes. */
  readonly exportHash: string;
  /** Beside which the cache lies. */
  readonly folder?: string;
  readonly warn?: (sentence: string) => void;
  readonly ruleSet?: string | undefined;
}

/**
 * The cache of whole runs: an export that is validated again under the same configuration, by the same rules and on the same
 * day gives the same findings. A cache that cannot be read is begun anew, and one that cannot be written costs only time:
 * both are a warning.
 */
export async function openValidationCache(
  input: Omit<BuildInput, 'exported'>,
  { exportHash, folder = process.cwd(), warn = warnOnStderr, ruleSet }: CacheOptions,
): Promise<ValidationCache> {
  const rules = ruleSet ?? (await ruleSetHash());
  if (rules === undefined) return { known: undefined, save: async () => {} };
  const { config, redirectFile, drafts, now } = input;
  const key = sha256(JSON.stringify([rules, exportHash, config, redirectFile, drafts, now]));
  // a knowledge base may be called what no file can be
  const name = sha256(config.knowledgeBase).slice(0, 8);
  const path = join(cacheFolder(folder), `validation-${name}.json`);
  const kept = await readCacheFile(path, (value) => keptRun.parse(value), warn);
  return {
    known: kept?.key === key ? kept : undefined,
    async save({ counts, diagnostics }) {
      const text = `${JSON.stringify({ version: 1, key, counts, diagnostics })}\n`;
      await writeCacheFile(path, text).catch((error: unknown) => {
        warn(`the findings are not kept for the next run: ${describeSystemFailure(error) ?? String(error)}`);
      });
    },
  };
}

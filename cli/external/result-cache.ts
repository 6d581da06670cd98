import * as z from 'zod';
import type { ExternalResult } from '../../pipeline/external-links.ts';
import { readCacheFile } from '../cache/read-cache-file.ts';
import { writeCacheFile } from '../cache/write-cache-file.ts';
import { describeSystemFailure } from '../system-failure.ts';
import type { Clock } from './clock.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Unknown results are not kept: the next run may learn more. */
const kept = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ok') }),
  z.strictObject({ kind: z.literal('redirected'), to: z.url(), isPermanent: z.boolean() }),
  z.strictObject({ kind: z.literal('broken'), reason: z.string() }),
]);

const file = z.strictObject({
  version: z.literal(1),
  entries: z.array(z.strictObject({ address: z.url(), result: kept, at: z.iso.datetime() })),
});

type Entry = z.infer<typeof file>['entries'][number];

export interface ResultCache {
  /** The results of the last day. */
  readonly results: ReadonlyMap<string, ExternalResult>;
  /** Adds new results. */
  save(asked: ReadonlyMap<string, ExternalResult>): Promise<void>;
}

interface CacheOptions {
  readonly clock: Clock;
  readonly warn: (sentence: string) => void;
}

/** Opens the cache. A damaged cache is ignored, and one that cannot be written costs only time; both give a warning. */
export async function openResultCache(path: string, { clock, warn }: CacheOptions): Promise<ResultCache> {
  const known = await readCacheFile(path, (value) => file.parse(value), warn);
  const entries = (known?.entries ?? []).filter(({ at }) => isFresh(at, clock.now()));
  return {
    results: new Map(entries.map(({ address, result }) => [address, result])),
    save: async (asked) => {
      if (asked.size === 0) return;
      const at = new Date(clock.now()).toISOString();
      const added = [...asked].flatMap(([address, result]): Entry[] =>
        result.kind === 'unknown' ? [] : [{ address, result, at }],
      );
      const all = [...entries.filter(({ address }) => !asked.has(address)), ...added];
      await writeCacheFile(path, textOf(all)).catch((error: unknown) => {
        warn(`the answers of other sites are not kept: ${describeSystemFailure(error) ?? String(error)}`);
      });
    },
  };
}

/** A time in the future comes from a wrong clock. */
function isFresh(at: string, nowMs: number): boolean {
  const ageMs = nowMs - Date.parse(at);
  return ageMs >= 0 && ageMs < dayMs;
}

const textOf = (entries: readonly Entry[]): string =>
  `${JSON.stringify({ version: 1, entries: entries.toSorted((a, b) => (a.address < b.address ? -1 : 1)) }, null, 1)}\n`;

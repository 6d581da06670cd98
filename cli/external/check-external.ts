import { join } from 'node:path';
import {
  externalAddresses,
  externalDiagnostics,
  type ExternalResult,
} from '../../pipeline/external-links.ts';
import type { Graph } from '../../pipeline/graph.ts';
import { findingsByLocale } from '../../pipeline/translations.ts';
import type { Diagnostic } from '../../schemas/report/diagnostic.ts';
import { cacheFolder } from '../cache/cache-folder.ts';
import { withSpinner } from '../terminal/progress.ts';
import { askAddresses } from './ask-addresses.ts';
import { type Clock, systemClock } from './clock.ts';
import { userAgent } from './user-agent.ts';
import { openResultCache } from './result-cache.ts';
import { requestSender, type SendRequest } from './send-request.ts';
import { summaryLines } from './summary.ts';

interface ExternalOptions {
  /** False with `--no-cache`: results of earlier runs do not count. */
  readonly usesCache: boolean;
  /** The folder of the project, which has the cache. */
  readonly folder?: string;
  readonly send?: SendRequest;
  readonly clock?: Clock;
  readonly report?: (line: string) => void;
}

/** Checks the links to other sites of the content in each of its locales, each address once, and prints a summary. */
export async function checkExternal(
  graphs: readonly [Graph, ...Graph[]],
  options: ExternalOptions,
): Promise<Diagnostic[]> {
  const { usesCache, folder = process.cwd(), clock = systemClock, report = console.error } = options;
  const settings = graphs[0].config.externalLinks;
  const { timeoutMs } = settings;
  const { send = requestSender({ timeoutMs, userAgent: userAgent() }) } = options;
  const addresses = [...new Set(graphs.flatMap(externalAddresses))];
  const warn = (sentence: string) => report(`warning: ${sentence}`);
  const cache = usesCache
    ? await openResultCache(join(cacheFolder(folder), 'external-links.json'), { clock, warn })
    : undefined;
  const isKnown = (address: string) => cache?.results.has(address) ?? false;
  const unasked = addresses.filter((address) => !isKnown(address));
  const asked = await withSpinner(`asking other sites (addresses: ${unasked.length})`, () =>
    askAddresses(unasked, { send, clock, settings, reachableBefore: answered(cache?.results) }),
  );
  await cache?.save(asked);
  const results = new Map(
    addresses.flatMap((address) => {
      const result = asked.get(address) ?? cache?.results.get(address);
      return result === undefined ? [] : [[address, result] as const];
    }),
  );
  for (const line of summaryLines(results, results.size - asked.size)) report(line);
  const newIn = findingsByLocale();
  return graphs.flatMap((graph) => newIn(externalDiagnostics(graph, results)));
}

const answered = (results: ReadonlyMap<string, ExternalResult> = new Map()): string[] =>
  [...results].flatMap(([address, { kind }]) => (kind === 'ok' ? [address] : []));

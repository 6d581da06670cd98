import type { Diagnostic } from '../schemas/report/diagnostic.ts';
import { matchesAddress } from './config/checks/address-pattern.ts';
import { isEverOn } from './config/checks/severity-of.ts';
import { toDiagnostics } from './diagnostics.ts';
import type { Graph } from './graph.ts';
import { type ExternalUse, externalUses } from './external-uses.ts';
import type { Finding } from './finding.ts';
import { brokenExternal } from './rules/links/broken-external.ts';

/** The result of a request to an address of another site. A reason is the end of a sentence: `answers 404 (not found)`. */
export type ExternalResult =
  | { readonly kind: 'ok' }
  | { readonly kind: 'redirected'; readonly to: string; readonly isPermanent: boolean }
  | { readonly kind: 'broken'; readonly reason: string }
  /** The result is unknown: the server refuses robots, or the network is slow. */
  | { readonly kind: 'unknown'; readonly reason: string };

/** The addresses of other sites to ask, each once, sorted. */
export const externalAddresses = (graph: Graph): string[] =>
  isEverOn(brokenExternal, graph.config)
    ? [...new Set(externalUses(graph).map(({ address }) => address))]
        .filter((address) => !isIgnored(address, graph))
        .toSorted()
    : [];

/** The findings: one for each location of a broken address. */
export const externalDiagnostics = (
  graph: Graph,
  results: ReadonlyMap<string, ExternalResult>,
): Diagnostic[] =>
  toDiagnostics(
    externalUses(graph).flatMap((use) => findingAt(use, results.get(use.address)) ?? []),
    graph,
  );

const isIgnored = (address: string, { config }: Graph): boolean =>
  config.externalLinks.ignore.some((pattern) => matchesAddress(pattern, address));

function findingAt(
  { address, at, start }: ExternalUse,
  result: ExternalResult | undefined,
): Finding | undefined {
  if (result?.kind !== 'broken') return undefined;
  const detail = { start, address, reason: result.reason };
  return { problem: brokenExternal, at, detail, target: address };
}

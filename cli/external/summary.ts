import type { ExternalResult } from '../../pipeline/external-links.ts';

const maxLines = 10;

/** The summary for the terminal: numbers, permanent redirects, unknown results. */
export function summaryLines(results: ReadonlyMap<string, ExternalResult>, cached: number): string[] {
  const count = (kind: ExternalResult['kind']) =>
    [...results.values()].filter((result) => result.kind === kind).length;
  const counts = (['ok', 'redirected', 'broken', 'unknown'] as const).map((kind) => `${count(kind)} ${kind}`);
  const addresses = results.size === 1 ? '1 address' : `${results.size} addresses`;
  const source = cached === 0 ? '' : ` (${cached} asked within the last day)`;
  return [
    `${addresses} of other sites: ${counts.join(', ')}${source}`,
    ...first(movedLines(results)),
    ...first(unknownLines(results)),
  ];
}

const first = (lines: readonly string[]): readonly string[] =>
  lines.length <= maxLines ? lines : [...lines.slice(0, maxLines), `  and ${lines.length - maxLines} more`];

/** Permanent redirects should be updated; others are how a site works. */
const movedLines = (results: ReadonlyMap<string, ExternalResult>): string[] =>
  [...results].flatMap(([address, result]) =>
    result.kind === 'redirected' && result.isPermanent ? [`  moved: ${address} to ${result.to}`] : [],
  );

/** A line for each reason: a host that refuses us does so on each page. */
function unknownLines(results: ReadonlyMap<string, ExternalResult>): string[] {
  const byReason = new Map<string, string[]>();
  for (const [address, result] of results) {
    if (result.kind !== 'unknown') continue;
    const others = byReason.get(result.reason);
    if (others === undefined) byReason.set(result.reason, [address]);
    else others.push(address);
  }
  return [...byReason].map(([reason, addresses]) => `  unknown: ${sampleOf(addresses)} ${reason}`);
}

const sampleOf = ([address = '', ...others]: readonly string[]): string =>
  others.length === 0 ? address : `${address} (and ${others.length} more)`;

import type { ExternalResult } from '../../pipeline/external-links.ts';

const maxLines = 10;

/** What came of asking, for the terminal: a line in numbers, what has moved, what is unknown. */
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

/** What moved for ever is worth a new address; other redirects are how a site works. */
const movedLines = (results: ReadonlyMap<string, ExternalResult>): string[] =>
  [...results].flatMap(([address, result]) =>
    result.kind === 'redirected' && result.isPermanent ? [`  moved: ${address} to ${result.to}`] : [],
  );

/** A reason a line: a host that refuses us refuses us on each of its pages. */
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

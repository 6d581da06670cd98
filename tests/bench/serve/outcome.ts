import { markdownTable } from '../report/table.ts';
import { quantile } from '../timing/quantile.ts';

/** What became of a call. */
export interface Outcome {
  readonly name: string;
  readonly tookMs: number;
  /** In milliseconds since the start. */
  readonly atMs: number;
  /** A status, or what broke the connection. */
  readonly end: string;
  /** Whether it is the second try of a client. */
  readonly isAgain: boolean;
}

const isAnswered = ({ end }: Outcome): boolean => end.startsWith('2');

/** Prints the times of each kind of call, and what was not answered. */
export function printOutcomes(outcomes: readonly Outcome[], disturbedMs: readonly number[]): void {
  const names = [...new Set(outcomes.map(({ name }) => name))].toSorted();
  const rows = [...names, 'all'].map((name) => {
    const of = outcomes.filter((each) => !each.isAgain && (name === 'all' || each.name === name));
    const took = of.filter(isAnswered).map(({ tookMs }) => tookMs);
    const times = [0.5, 0.95, 0.99].map((part) => `${Math.round(quantile(took, part))} ms`);
    return [name, String(of.length), ...times, String(of.length - took.length)];
  });
  console.log(`\n${markdownTable(['call', 'calls', 'p50', 'p95', 'p99', 'not answered'], rows)}\n`);
  const failures = outcomes.filter((each) => !isAnswered(each));
  const counts = new Map<string, number>();
  for (const { name, end, isAgain } of failures) {
    const key = `${name} ${end}${isAgain ? ' at the second try' : ''}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  console.log(`not answered: ${JSON.stringify(Object.fromEntries(counts))}`);
  const calm = failures.filter(
    ({ atMs }) => !disturbedMs.some((ms) => atMs > ms - 500 && atMs < ms + 12_000),
  );
  console.log(`of these far from any disturbance: ${calm.length}`);
}

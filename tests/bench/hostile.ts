import { textFinisher } from '../../pipeline/rich-text/finish/finish-text.ts';
import { costlyShapes } from '../site/hostile-texts/costly-shapes.ts';
import { ways } from '../site/hostile-texts/ways.ts';
import { timed } from './measure.ts';
import { circumstances } from './report/circumstances.ts';
import { record } from './report/results.ts';

/** Just within what answers and results are parsed up to, and what a hostile editor may paste. Unit: characters. */
const lengths = [9_990, 20_000];
const budgetMs = 100;
const shownShapes = 5;
const runs = 3;

/** What a process does at first is slow. */
const warmLength = 2000;

const finish = textFinisher({ entry: (id) => id, asset: (id) => id, url: (url) => url });

/** What shows a text, by its name; of an article one field. */
const shown: readonly (readonly [name: string, show: (text: string) => unknown])[] = [
  ['an article of a build', (text) => finish({ format: 'markdown', text })],
  ...ways.slice(1).map(({ name, shown: show }) => [name, show] as const),
];

/** The slowest shapes of a way of showing texts. */
export interface HostileCosts {
  readonly way: string;
  readonly slowest: readonly { readonly name: string; readonly length: number; readonly ms: number }[];
}

/**
 * Prints what hostile texts of up to 20 kB cost, for each way of showing texts: the slowest of all known shapes, each as the
 * best of a few runs. More than 100 ms ends the benchmark with exit code 1.
 */
export async function benchHostile(): Promise<void> {
  const measured = circumstances();
  console.log(`\nhostile texts: ${costlyShapes.length} shapes of ${lengths.join(' and ')} characters`);
  for (const [, show] of shown) for (const { text } of costlyShapes) show(text(warmLength));
  const costs = shown.map(([way, show]) => ({ way, slowest: slowestOf(show) }));
  for (const { way, slowest } of costs) {
    console.log(`  ${way}`);
    for (const { name, length, ms } of slowest)
      console.log(`    ${ms.toFixed(1).padStart(7)} ms  ${name} (${length})`);
    if ((slowest[0]?.ms ?? 0) > budgetMs) process.exitCode = 1;
  }
  await record({ hostile: { ...measured, ways: costs } });
}

const slowestOf = (show: (text: string) => unknown): HostileCosts['slowest'] =>
  costlyShapes
    .flatMap(({ name, text }) => lengths.map((length) => ({ name, length, ms: costOf(show, text(length)) })))
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, shownShapes);

const costOf = (show: (text: string) => unknown, text: string): number =>
  Math.min(...Array.from({ length: runs }, () => processorMs(() => show(text))));

/** Processor time: what else the machine does is not in it. */
function processorMs(work: () => unknown): number {
  const before = process.cpuUsage();
  const [wallMs] = timed(work);
  const { user, system } = process.cpuUsage(before);
  return Math.min(wallMs, (user + system) / 1000);
}

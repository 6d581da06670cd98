import { textFinisher } from '../../pipeline/rich-text/finish-text.ts';
import { costlyShapes } from '../site/hostile-texts/costly-shapes.ts';
import { ways } from '../site/hostile-texts/ways.ts';
import { timed } from './measure.ts';

/** Just within what answers and results are parsed up to, and what a hostile editor may paste. Unit: characters. */
const lengths = [9_990, 20_000];
const budgetMs = 100;
const shownShapes = 5;
const runs = 3;

const finish = textFinisher({ entry: (id) => id, asset: (id) => id, url: (url) => url });

/** What shows a text, by its name; of an article one field. */
const shown: readonly (readonly [name: string, show: (text: string) => unknown])[] = [
  ['an article of a build', (text) => finish({ format: 'markdown', text })],
  ...ways.slice(1).map(({ name, shown: show }) => [name, show] as const),
];

/**
 * Prints what hostile texts of up to 20 kB cost, for each way of showing texts: the slowest of all known shapes, each as the
 * best of a few runs. More than 100 ms ends the benchmark with exit code 1.
 */
export function benchHostile(): void {
  console.log(`\nhostile texts: ${costlyShapes.length} shapes of ${lengths.join(' and ')} characters`);
  for (const [way, show] of shown) {
    const costs = costlyShapes
      .flatMap(({ name, text }) =>
        lengths.map((length) => ({ name, length, ms: costOf(show, text(length)) })),
      )
      .toSorted((a, b) => b.ms - a.ms);
    console.log(`  ${way}`);
    for (const { name, length, ms } of costs.slice(0, shownShapes))
      console.log(`    ${ms.toFixed(1).padStart(7)} ms  ${name} (${length})`);
    if ((costs[0]?.ms ?? 0) > budgetMs) process.exitCode = 1;
  }
}

const costOf = (show: (text: string) => unknown, text: string): number =>
  Math.min(...Array.from({ length: runs }, () => timed(() => show(text))[0]));

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from '../../cli/usage-error.ts';
import { readCollection } from './relevance/collection.ts';
import { engines } from './relevance/engines.ts';
import { chanceOf, meanOf, ndcg } from './relevance/measures.ts';

/**
 * `npm run bench:relevance -- --from <folder>` prints nDCG@10 of collections with judged results, ours beside others. A folder
 * below it is a collection, as `relevance/collection.ts` reads it; a name that ends with a locale, as `help-de`, says its language.
 * `--write <file>` keeps the figures of each query, `--against <file>` compares with those that were kept.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string' },
    engines: { type: 'string' },
    write: { type: 'string' },
    against: { type: 'string' },
  },
});
if (values.from === undefined) throw new UsageError('name the folder of the collections with --from.');
const { from } = values;

/** By collection, then by engine: the figure of each query. */
type Figures = Record<string, Record<string, number[]>>;

const before =
  values.against === undefined ? {} : (JSON.parse(readFileSync(values.against, 'utf8')) as Figures);
const chosen = Object.entries(engines).filter(
  ([name]) => values.engines === undefined || values.engines.split(',').includes(name),
);
const names = readdirSync(from, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(join(from, entry.name)).includes('qrels.tsv'))
  .map(({ name }) => name)
  .filter((name) => positionals.length === 0 || positionals.includes(name));

const figures: Figures = {};
console.log('collection (queries)'.padEnd(30), ...chosen.map(([engine]) => engine.padStart(12)));
for (const name of names) {
  const collection = readCollection(join(from, name), /-([a-z]{2})(?:_\w+)?$/u.exec(name)?.[1] ?? 'en');
  const own: Record<string, number[]> = {};
  for (const [engine, open] of chosen) {
    // oxlint-disable-next-line no-await-in-loop -- one engine at a time is in memory
    const ask = await open(collection);
    own[engine] = collection.queries.map(({ text, grades }) => ndcg(ask(text), grades));
  }
  figures[name] = own;
  const means = chosen.map(([engine]) =>
    meanOf(own[engine] ?? [])
      .toFixed(3)
      .padStart(12),
  );
  console.log(`${name} (${collection.queries.length})`.padEnd(30), ...means, comparedWith(name, own));
}
if (values.write !== undefined) writeFileSync(values.write, JSON.stringify(figures));

/** Our difference to the figures that were kept, and how likely it is by chance. */
function comparedWith(name: string, { fieldbook = [] }: Record<string, number[]>): string {
  const kept = before[name]?.['fieldbook'];
  if (kept === undefined) return '';
  const difference = meanOf(fieldbook) - meanOf(kept);
  return `  ${difference < 0 ? '' : '+'}${difference.toFixed(3)} (p ${chanceOf(fieldbook, kept).toFixed(3)})`;
}

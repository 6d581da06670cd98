import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readCollection } from './relevance/collection.ts';
import { engines } from './relevance/engines.ts';
import { chanceOf, meanOf, ndcg } from './relevance/measures.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string' },
    engines: { type: 'string' },
    write: { type: 'string' },
    against: { type: 'string' },
    half: { type: 'string' },
  },
});
type Scores = Record<string, Record<string, number[]>>;
const folder = values.from ?? '';
const before =
  values.against === undefined ? {} : (JSON.parse(readFileSync(values.against, 'utf8')) as Scores);
const scores: Scores = {};
const names = (
  JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    name: string;
    half: string;
    language: string;
  }[]
).filter(
  ({ name, half }) =>
    (positionals.length === 0 || positionals.includes(name)) &&
    (values.half === undefined || half === values.half),
);
const chosen = Object.entries(engines).filter(
  ([name]) => values.engines === undefined || values.engines.split(',').includes(name),
);
console.log(
  'collection'.padEnd(28),
  ...chosen.map(([name]) => name.padStart(12)),
  '   today  difference  chance',
);
const sums: number[] = [];
for (const { name, language } of names) {
  if (!existsSync(join(folder, name, 'qrels.tsv'))) continue;
  const collection = readCollection(join(folder, name), name, language);
  const own: Record<string, number[]> = {};
  for (const [engine, open] of chosen) {
    const ask = await open(collection);
    own[engine] = collection.queries.map(({ text, grades }) => ndcg(ask(text), grades));
  }
  scores[name] = own;
  const today = before[name]?.['fieldbook'];
  const ours = own['fieldbook'] ?? [];
  const told =
    today === undefined
      ? ''
      : `   ${meanOf(today).toFixed(3)}  ${meanOf(ours) - meanOf(today) >= 0 ? '+' : ''}${(meanOf(ours) - meanOf(today)).toFixed(3)}  ${chanceOf(ours, today).toFixed(3)}`;
  if (today !== undefined) sums.push(meanOf(ours) - meanOf(today));
  console.log(
    `${name} (${collection.queries.length})`.padEnd(28),
    ...chosen.map(([engine]) =>
      meanOf(own[engine] ?? [])
        .toFixed(3)
        .padStart(12),
    ),
    told,
  );
}
console.log('mean difference', meanOf(sums).toFixed(4));
if (values.write !== undefined) writeFileSync(values.write, JSON.stringify(scores));

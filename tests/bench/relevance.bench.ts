import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { UsageError } from '../../cli/usage-error.ts';
import { cacheFolder } from './cache-folder.ts';
import { type Collection, isCollection, readCollection } from './relevance/collection.ts';
import { engines } from './relevance/engines.ts';
import { chanceOf, meanOf, ndcg } from './relevance/measures.ts';
import { makeCollection } from './relevance/public/make-collection.ts';
import { publicCollections } from './relevance/public/public-collections.ts';
import { published } from './relevance/published.ts';
import { type RelevanceRow, relevanceTable } from './relevance/relevance-table.ts';
import { circumstances } from './report/circumstances.ts';
import { record } from './report/results.ts';

/**
 * `npm run bench:relevance` prints nDCG@10 of public collections, ours beside others; names choose some of them. Debian's packages
 * are downloaded once. `--from <folder>` measures a collection, or all below it, as `relevance/collection.ts` reads them; a name that
 * ends with a locale, as `help-de`, says its language. `--write <file>` keeps the figures of each query, `--against <file>` compares
 * with those that were kept.
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

interface Source {
  readonly name: string;
  readonly about?: readonly string[];
  readonly open: () => Collection | Promise<Collection>;
}

/** By collection: our figure of each query. */
const kept = z.record(z.string(), z.array(z.number()));

const taken = circumstances();
const before =
  values.against === undefined ? {} : kept.parse(JSON.parse(readFileSync(values.against, 'utf8')));
const chosen = Object.entries(engines).filter(
  ([name]) => values.engines === undefined || values.engines.split(',').includes(name),
);
const sources = values.from === undefined ? await publicSources() : sourcesIn(resolve(values.from));
const ours: Record<string, number[]> = {};
const rows: RelevanceRow[] = [];
for (const { name, about, open } of sources) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  // oxlint-disable-next-line no-await-in-loop -- one collection at a time is in memory
  const collection = await open();
  const figures: Record<string, number> = {};
  for (const [engine, openEngine] of chosen) {
    // oxlint-disable-next-line no-await-in-loop -- one engine at a time is in memory
    const ask = await openEngine(collection);
    const each = collection.queries.map(({ text, grades }) => ndcg(ask(text), grades));
    figures[engine] = meanOf(each);
    if (engine === 'fieldbook') ours[name] = each;
  }
  const { documents, queries } = collection;
  rows.push({
    name,
    about,
    documents: documents.length,
    queries: queries.length,
    figures,
    published: published[name],
  });
  console.error(name, comparedWith(before[name], ours[name]));
}
if (rows.length === 0) throw new UsageError('no collection is there, or none of these names.');
console.log(`\n${relevanceTable(rows)}\n`);
if (values.write !== undefined) writeFileSync(values.write, JSON.stringify(ours));
if (sources.length === rows.length && values.from === undefined && values.engines === undefined)
  await record({ relevance: { ...taken, rows } });

async function publicSources(): Promise<readonly Source[]> {
  const folder = await cacheFolder('bench/relevance');
  return publicCollections.map((each) => ({
    name: each.name,
    about: [each.licence, each.queries, each.isTuned ? 'with it' : 'without it'],
    open: () => makeCollection(each, folder),
  }));
}

function sourcesIn(from: string): readonly Source[] {
  const below = readdirSync(from).map((name) => join(from, name));
  return (isCollection(from) ? [from] : below.filter(isCollection)).map((folder) => {
    const name = basename(folder);
    const language = /-([a-z]{2})(?:_\w+)?$/u.exec(name)?.[1] ?? 'en';
    return { name, open: () => readCollection(folder, language) };
  });
}

/** Our difference to the figures that were kept, and how likely it is by chance. */
function comparedWith(old?: readonly number[], now: readonly number[] = []): string {
  if (old === undefined) return '';
  const difference = meanOf(now) - meanOf(old);
  return `${difference < 0 ? '' : '+'}${difference.toFixed(3)} (p ${chanceOf(now, old).toFixed(3)})`;
}

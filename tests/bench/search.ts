import { gzipSync } from 'node:zlib';
import MiniSearch from 'minisearch';
import { openSearch } from '../../schemas/search/open-search.ts';
import { buildSearchIndex } from '../../schemas/search/index/build-index.ts';
import { build } from '../../pipeline/build.ts';
import { config } from '../../pipeline/config/config.ts';
import { readExport } from '../../pipeline/decode/export/raw-export.ts';
import type { SearchDocument, SearchIndex } from '../../schemas/search/index/search-index.ts';
import { loadLanguage } from '../../schemas/search/language.ts';
import type { SearchQuery } from '../../schemas/services/search/batch-search.ts';
import { wordsIn } from '../../schemas/search/index/words.ts';
import { misspell, randomBelow } from '../pipeline/search/misspell.ts';
import { generateSpace } from './generate-space.ts';
import { megabytes, printer, processorMs, timed } from './measure.ts';

/** Of each kind; enough that the slowest 5 % are a few dozen. */
const queriesOfAKind = 1000;
/** Asked before the clock starts: a service is asked often. */
const warmUp = 100;

/**
 * Prints what a search costs in a space of so many articles: the index, and how long the 95th of 100 queries takes, with
 * every facet and highlights, where all words are right and where one is misspelled.
 */
export async function benchSearch(articles: number): Promise<void> {
  const language = await loadLanguage();
  const documents = realistic(documentsOf(articles));
  const [parseMs] = timed(() => JSON.parse(JSON.stringify(documents)) as unknown);
  const [buildMs, index] = timed(() => buildSearchIndex(documents));
  const text = JSON.stringify(index);
  const packed = gzipSync(text).length;
  const words = index.terms.split(' ').length;
  console.log(
    `\nsearch: ${documents.length} documents, ${words} words, ${megabytes(text)} of index, ${(packed / 1e6).toFixed(1)} MB with gzip`,
  );
  const print = printer(parseMs);
  print('parse the documents', parseMs);
  print('build the index', buildMs);
  const [openMs, search] = timed(() => openSearch({ index: JSON.parse(text) as SearchIndex }, { language }));
  print('open the index', openMs);
  const { right, misspelled } = queriesOver(documents);
  printPercentiles('words that are right', right, (query) => search(requestFor(query)));
  printPercentiles('a misspelled word', misspelled, (query) => search(requestFor(query)));
  benchPeer(documents, { right, misspelled }, print);
}

interface Queries {
  readonly right: readonly string[];
  readonly misspelled: readonly string[];
}

const isLast = (_: string, place: number, words: readonly string[]): boolean => place === words.length - 1;

/** MiniSearch over the same words, with the options that come nearest; without facets, highlights and abstracts. */
function benchPeer(
  documents: readonly SearchDocument[],
  { right, misspelled }: Queries,
  print: ReturnType<typeof printer>,
): void {
  const peer = new MiniSearch<SearchDocument>({
    fields: ['title', 'headings', 'text'],
    storeFields: ['title', 'url', 'type', 'source', 'productArea', 'updatedAt', 'abstract'],
    tokenize: (text) => wordsIn(text).map(({ word }) => word),
    processTerm: (word) => word,
    searchOptions: { combineWith: 'AND', boost: { title: 5, headings: 1.6 } },
  });
  const [buildMs] = timed(() => peer.addAll([...documents]));
  const text = JSON.stringify(peer);
  console.log(`  MiniSearch: ${megabytes(text)}, ${(gzipSync(text).length / 1e6).toFixed(1)} MB with gzip`);
  print('its index', buildMs);
  printPercentiles('its right words', right, (query) => peer.search(query));
  printPercentiles('the last one begun', right, (query) => peer.search(query, { prefix: isLast }));
  printPercentiles('its misspelled word', misspelled, (query) => peer.search(query, { fuzzy: 0.2 }));
}

function printPercentiles(name: string, queries: readonly string[], ask: (query: string) => unknown): void {
  for (const query of queries.slice(0, warmUp)) ask(query);
  const took = queries.map((query) => processorMs(() => ask(query))).toSorted((a, b) => a - b);
  const at = (share: number): string => `${(took[Math.floor(took.length * share)] ?? 0).toFixed(1)} ms`;
  console.log(`  ${name.padEnd(24)} 50th ${at(0.5)}, 95th ${at(0.95)}, 99th ${at(0.99)} percentile`);
}

function documentsOf(articles: number): readonly SearchDocument[] {
  const exported = readExport(JSON.parse(JSON.stringify(generateSpace(articles))));
  if (!exported.ok) throw new Error(exported.failure);
  return build({ exported: exported.value, config: config.parse({}) }).searchDocuments;
}

/**
 * The articles of a generated space have titles that are all alike, and the words of one sample. These get titles of two
 * to six words out of their own texts, and words that few of them have, as names of products and parts are.
 */
function realistic(documents: readonly SearchDocument[]): SearchDocument[] {
  const below = randomBelow();
  return documents.map((document) => {
    const words = wordsIn(document.text.slice(0, 3000)).map(({ word }) => word);
    const pick = (): string => words[below(words.length)] ?? '';
    const title = Array.from({ length: 2 + below(5) }, pick).join(' ');
    const rare = Array.from({ length: 8 }, () => `${pick()}${pick()}`.slice(0, 14));
    return { ...document, title, text: `${document.text} ${rare.join(' ')}` };
  });
}

/** One to four words out of a text, the last one half-typed in one of four queries. */
function queriesOver(documents: readonly SearchDocument[]): Queries {
  const below = randomBelow();
  const right = Array.from({ length: queriesOfAKind }, () => {
    const document = documents[below(documents.length)];
    const words = wordsIn(`${document?.title} ${document?.text.slice(0, 1000)}`).map(({ word }) => word);
    const drawn = Array.from({ length: 1 + below(4) }, () => words[below(words.length)] ?? '');
    const query = drawn.join(' ');
    return below(4) === 0 ? query.slice(0, -2).trim() || query : query;
  });
  const misspelled = right.map((query) => {
    const words = query.split(' ');
    const longest = words.reduce((most, word) => (word.length > most.length ? word : most), '');
    return query.replace(longest, misspell(longest, below));
  });
  return { right, misspelled };
}

const requestFor = (query: string): SearchQuery => ({
  query,
  filters: {},
  length: 10,
  offset: 0,
  facets: ['SOURCE', 'PRODUCT_AREA', 'CONTENTFUL_TYPE'],
  matchHighlightTags: ['<mark>', '</mark>'],
});

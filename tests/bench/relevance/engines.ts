import lunr from 'lunr';
import MiniSearch from 'minisearch';
import { stemmer } from '@orama/stemmers/english';
import { buildSearchIndex } from '../../../schemas/search/index/build-index.ts';
import type { SearchDocument } from '../../../schemas/search/index/search-index.ts';
import { wordsIn } from '../../../schemas/search/index/words.ts';
import { openSearch } from '../../../schemas/search/open-search.ts';
import { loadLanguage } from '../../../schemas/search/language.ts';
import type { Collection } from './collection.ts';

/** Gives the ids of the best documents, the best first. */
export type Engine = (query: string) => readonly string[];

const most = 10;

/** What is compared, each opened as its documentation says. */
export const engines: Readonly<Record<string, (collection: Collection) => Engine | Promise<Engine>>> = {
  async fieldbook({ documents, language }) {
    const search = openSearch(
      { index: buildSearchIndex(documents, { language }) },
      { language: await loadLanguage(language) },
    );
    const query = { filters: {}, length: most, offset: 0, facets: [] };
    return (text) =>
      search({ ...query, query: text, matchHighlightTags: ['', ''] }).results.map(({ id = '' }) => id);
  },
  minisearch({ documents }) {
    const search = new MiniSearch<SearchDocument>({
      fields: ['title', 'headings', 'text'],
      searchOptions: { prefix: true, fuzzy: 0.2, boost: { title: 2 } },
    });
    search.addAll(documents);
    return (text) =>
      search
        .search(text)
        .slice(0, most)
        .map(({ id }) => String(id));
  },
  lunr({ documents }) {
    const index = lunr((builder) => {
      builder.field('title', { boost: 2 });
      builder.field('headings');
      builder.field('text');
      for (const document of documents) builder.add(document);
    });
    return (text) =>
      index
        .search(text.replaceAll(/[~^:+*-]/gu, ' '))
        .slice(0, most)
        .map(({ ref }) => ref);
  },
  'BM25, Porter': openBm25,
};

/** Source: Okapi BM25 with the values of Lucene, over all words of a document alike. */
function openBm25({ documents }: Collection): Engine {
  const [k1, b] = [1.2, 0.75];
  const texts = documents.map(({ title, headings, text }) => stems(`${title} ${headings} ${text}`));
  const average = texts.reduce((sum, { length }) => sum + length, 0) / texts.length;
  const postings = new Map<string, Map<number, number>>();
  for (const [place, words] of texts.entries())
    for (const word of words) {
      const own = postings.get(word) ?? new Map<number, number>();
      postings.set(word, own.set(place, (own.get(place) ?? 0) + 1));
    }
  return (query) => {
    const scores = new Map<number, number>();
    for (const word of stems(query)) {
      const own = postings.get(word) ?? new Map<number, number>();
      const rarity = Math.log(1 + (texts.length - own.size + 0.5) / (own.size + 0.5));
      for (const [place, times] of own) {
        const length = (texts[place]?.length ?? 0) / average;
        const gain = (rarity * times) / (times + k1 * (1 - b + b * length));
        scores.set(place, (scores.get(place) ?? 0) + gain);
      }
    }
    return [...scores]
      .toSorted((one, other) => other[1] - one[1])
      .slice(0, most)
      .map(([place]) => documents[place]?.id ?? '');
  };
}

const stems = (text: string): string[] => wordsIn(text).map(({ word }) => stemmer(word));

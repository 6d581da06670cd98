import { abstractCharacters } from '../../schemas/search/limits.ts';
import { searchFacets, type SearchFacet } from '../../schemas/spec/pages/search.ts';
import type { SearchQuery } from '../../schemas/services/search/batch-search.ts';

/** How words must match: all as typed, or most of them with one typo each. */
export type Strictness = 'exact' | 'tolerant';

/** The engine's default limit. Source: OpenSearch and Elasticsearch, `index.max_result_window`. */
export const maxDepth = 10_000;

/** The most values of a facet. */
const maxOptions = 200;

/** The index field of each facet. */
const facetFields = {
  [searchFacets.source]: 'source',
  [searchFacets.productArea]: 'productArea',
  [searchFacets.contentType]: 'type',
} as const satisfies Record<SearchFacet, string>;

/** A search in the engine's query language. Source: OpenSearch and Elasticsearch, "Query DSL". */
export function engineQuery(search: SearchQuery, strictness: Strictness) {
  const { offset, length, facets, filters, matchHighlightTags } = search;
  const [before, after] = matchHighlightTags;
  const from = Math.min(offset, maxDepth);
  return {
    from,
    size: Math.min(length, maxDepth - from),
    track_total_hits: true,
    _source: { excludes: ['text', 'code', 'headings'] },
    query: { bool: { must: [wordsQuery(search.query, strictness)], should: bestTitles(search.query) } },
    // filters come after the query, so that a facet's counts ignore its own choice
    post_filter: { bool: { filter: chosen(filters) } },
    aggs: {
      found: { filter: { match_all: {} } },
      ...Object.fromEntries(facets.map((facet) => [facet, countsOf(facet, filters)])),
    },
    highlight: {
      encoder: 'html',
      // prefixes and corrections match other fields
      require_field_match: false,
      pre_tags: [before],
      post_tags: [after],
      fields: {
        title: { number_of_fragments: 0 },
        // twice as fast as `unified`, which looks for the ends of sentences in the whole text
        text: { type: 'fvh', number_of_fragments: 1, fragment_size: abstractCharacters },
      },
    },
    // equal scores keep their order from page to page
    sort: [{ _score: 'desc' }, { id: 'asc' }],
    suggest: {
      text: search.query,
      words: { term: { field: 'text.words', suggest_mode: 'missing', size: 1, prefix_length: 1 } },
    },
  };
}

/** Words by their stems, and as they are. */
const fields = ['title^4', 'headings^2', 'text', 'code'];
const wholeWords = ['title.words^4', 'headings.words^2', 'text.words', 'code.words'];

const wordsQuery = (query: string, strictness: Strictness) => ({
  bool: {
    should: [
      ...mostWords(query),
      allWords(query),
      pairsOfWords(query),
      lastWordBegun(query),
      ...(strictness === 'tolerant' ? [similarWords(query)] : []),
    ],
    minimum_should_match: 1,
  },
});

/** A word counts in its best field, and in each. Of two words or more, half must be there. */
const mostWords = (query: string) =>
  (['cross_fields', 'most_fields'] as const).map((type) => ({
    multi_match: {
      query,
      fields,
      type,
      minimum_should_match: '1<50%',
      boost: type === 'cross_fields' ? 1 : 0.5,
    },
  }));

/** Matches documents that have every word in some field. */
const allWords = (query: string) => ({
  multi_match: { query, fields, type: 'cross_fields', operator: 'and' },
});

/** `quick books` is found where `quickbooks` stands. */
const pairsOfWords = (query: string) => ({
  multi_match: { query, fields: wholeWords, analyzer: 'pairs', type: 'best_fields' },
});

/** Matches documents that have every word, the last one as a prefix. */
const lastWordBegun = (query: string) => ({
  multi_match: { query, fields: wholeWords, type: 'bool_prefix', operator: 'and' },
});

const similarWords = (query: string) => ({
  multi_match: {
    query,
    fields: wholeWords,
    type: 'best_fields',
    fuzziness: 'AUTO:4,8',
    prefix_length: 1,
    minimum_should_match: '2<70%',
    boost: 0.5,
  },
});

/** Ranks exact titles first, then titles with the words as a phrase. */
const bestTitles = (query: string) => [
  { term: { 'title.whole': { value: query, boost: 20 } } },
  { match_phrase: { title: { query, boost: 6 } } },
];

/** The filters without that of the counted facet. */
const chosen = (filters: SearchQuery['filters'], without?: SearchFacet) =>
  Object.entries(filters).flatMap(([facet, values]) =>
    facet === without || values.length === 0 ? [] : [{ terms: { [fieldOf(facet)]: values } }],
  );

const countsOf = (facet: SearchFacet, filters: SearchQuery['filters']) => ({
  filter: { bool: { filter: chosen(filters, facet) } },
  aggs: { options: { terms: { field: facetFields[facet], size: maxOptions } } },
});

// the schema of a query allows no other names
const fieldOf = (facet: string): string => facetFields[facet as SearchFacet];

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
      pre_tags: [before],
      post_tags: [after],
      fields: {
        title: { number_of_fragments: 0 },
        text: { number_of_fragments: 1, fragment_size: abstractCharacters },
      },
    },
    // equal scores keep their order from page to page
    sort: [{ _score: 'desc' }, { id: 'asc' }],
    suggest: {
      text: search.query,
      words: { term: { field: 'text', suggest_mode: 'missing', size: 1, prefix_length: 1 } },
    },
  };
}

const fields = ['title^4', 'headings^2', 'text', 'code'];

const wordsQuery = (query: string, strictness: Strictness) => ({
  bool: {
    should: [allWords(query), lastWordBegun(query), ...(strictness === 'tolerant' ? [mostWords(query)] : [])],
    minimum_should_match: 1,
  },
});

/** Matches documents that have every word in some field. */
const allWords = (query: string) => ({
  multi_match: { query, fields, type: 'cross_fields', operator: 'and', boost: 3 },
});

/** The same, with the last word as a prefix. */
const lastWordBegun = (query: string) => ({
  multi_match: { query, fields, type: 'bool_prefix', operator: 'and' },
});

const mostWords = (query: string) => ({
  multi_match: {
    query,
    fields,
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

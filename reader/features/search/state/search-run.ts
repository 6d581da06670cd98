import type { SearchQuery } from '../../../../schemas/services/search/batch-search.ts';
import { matchHighlightTags, searchFacets } from '../../../../schemas/spec/pages/search.ts';
import { hasFilters, type SearchFilters, type SearchRequest } from './search-request.ts';

/** A call of the search that is under way. */
export interface SearchRun {
  readonly query: SearchQuery;
  /** The run also asks for the facets, so it has no filters. */
  readonly refreshesFacets: boolean;
}

/** A run for new words. It asks for all results, which the filters are made from. */
export const refreshingRun = ({ query, offset, perPage, filters }: SearchRequest): SearchRun => ({
  query: queryOf({
    query,
    filters: {},
    offset: hasFilters(filters) ? 0 : offset,
    length: perPage,
    facets: Object.values(searchFacets),
  }),
  refreshesFacets: true,
});

/** The same words: another page of them, or others of them. */
export const furtherRun = ({ query, offset, perPage, filters }: SearchRequest): SearchRun => ({
  query: queryOf({ query, filters: wireFilters(filters), offset, length: perPage, facets: [] }),
  refreshesFacets: false,
});

/** Source: docs/requirements.md, SR-10. */
const queryOf = (query: Omit<SearchQuery, 'matchHighlightTags'>): SearchQuery => ({
  ...query,
  matchHighlightTags: [...matchHighlightTags],
});

const wireFilters = ({ sources, areas, types }: SearchFilters): SearchQuery['filters'] => ({
  ...(sources.length > 0 && { [searchFacets.source]: [...sources] }),
  ...(areas.length > 0 && { [searchFacets.productArea]: [...areas] }),
  ...(types.length > 0 && { [searchFacets.contentType]: [...types] }),
});

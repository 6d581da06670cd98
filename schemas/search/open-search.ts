import MiniSearch from 'minisearch';
import type { BundleFiles } from '../bundle/index.ts';
import type { SearchHit, SearchQuery, SearchReply } from '../services/batch-search.ts';
import { type SearchDocument, searchIndexOptions } from './search-index.ts';

/** Answers as the live service does. */
export type Search = (query: SearchQuery) => SearchReply;

/** Opens the bundle's index, for the preview's service and for readers of a site without one. */
export function openSearch({ index }: BundleFiles['search']): Search {
  const miniSearch = MiniSearch.loadJS<SearchDocument>(
    // The bundle's index is one that MiniSearch wrote; the format's schema knows its outside alone.
    index as unknown as Parameters<typeof MiniSearch.loadJS>[0],
    searchIndexOptions,
  );
  return ({ query, offset, length }) => {
    const found = miniSearch.search(query);
    // a result carries the fields that the index stores
    const results = found.slice(offset, offset + length) as unknown as readonly SearchDocument[];
    return { results: results.map(hitOf), numberOfResults: found.length, facets: [] };
  };
}

const hitOf = ({ id, title, url, type, abstract, productArea, updatedAt }: SearchDocument): SearchHit => ({
  id,
  title,
  attributes: {
    URL: [url],
    BEST_DYNABS: [abstract],
    CONTENTFUL_TYPE: [type],
    ...(productArea !== undefined && { PRODUCT_AREA: [productArea] }),
    ...(updatedAt !== undefined && { UPDATED_DATE: [updatedAt] }),
  },
});

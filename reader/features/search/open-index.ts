import MiniSearch from 'minisearch';
import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import { type SearchDocument, searchIndexOptions } from '../../../schemas/search/search-index.ts';

/** A page that answers a query. */
export type SearchHit = Pick<SearchDocument, 'id' | 'title' | 'url' | 'type' | 'abstract' | 'updatedAt'>;

/** Finds pages in the bundle's index, the best first. */
export type Find = (words: string) => readonly SearchHit[];

/** Loaded on the first search, with the index. */
export function openIndex({ index }: BundleFiles['search']): Find {
  const miniSearch = MiniSearch.loadJS<SearchDocument>(
    // The bundle's index is one that MiniSearch wrote; the format's schema knows its outside alone.
    index as unknown as Parameters<typeof MiniSearch.loadJS>[0],
    searchIndexOptions,
  );
  // A result carries the fields that the index stores.
  return (words) => miniSearch.search(words) as unknown as readonly SearchHit[];
}

import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import { bestOf } from '../../../schemas/search/best-of.ts';
import { openFind } from '../../../schemas/search/find.ts';
import type { SearchDocument } from '../../../schemas/search/search-index.ts';

/** A page that answers a query. */
export type SearchHit = Pick<SearchDocument, 'id' | 'title' | 'url' | 'abstract' | 'updatedAt'> & {
  readonly type: string;
};

/** Finds pages in the bundle's index, the best first. */
export type Find = (words: string) => readonly SearchHit[];

/** Loaded on the first search, with the index. */
export function openIndex({ index }: BundleFiles['search']): Find {
  const find = openFind(index);
  return (words) => {
    const { found } = find(words);
    return bestOf(found, 0, found.length).map(({ document }) => ({
      id: index.ids[document] ?? '',
      title: index.titles[document] ?? '',
      url: index.urls[document] ?? '',
      type: index.types.values[index.types.of[document] ?? -1] ?? '',
      abstract: index.abstracts[document] ?? '',
      ...(index.updatedAt[document] !== '' && { updatedAt: index.updatedAt[document] ?? '' }),
    }));
  };
}

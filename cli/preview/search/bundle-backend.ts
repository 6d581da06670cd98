import type { BundleFile } from '../../../pipeline/emit/bundle-file.ts';
import { openSearch, type Search } from '../../../schemas/search/open-search.ts';
import { readBundleFile } from '../../site/routes.ts';
import type { SearchBackend } from './search-backend.ts';

/** Answers from a build's own index, which is opened with the first search. */
export function bundleBackend(files: readonly BundleFile[]): SearchBackend {
  let search: Search | undefined;
  return {
    async search(query) {
      search ??= openSearch(readBundleFile(files, 'search'));
      return search(query);
    },
    suggestions: async () => readBundleFile(files, 'autocomplete').items,
  };
}

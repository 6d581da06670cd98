import type { BundleFile } from '../../../pipeline/emit/bundle-file.ts';
import { openSearch, type Search } from '../../../schemas/search/open-search.ts';
import type { AutocompleterItem } from '../../../schemas/services/autocompleter.ts';
import { readBundleFile } from '../../site/routes.ts';
import type { SearchBackend } from './search-backend.ts';

/** Answers from a build's own index and suggestions, which are opened when they are first asked for. */
export function bundleBackend(files: readonly BundleFile[]): SearchBackend {
  let search: Search | undefined;
  let suggestions: readonly AutocompleterItem[] | undefined;
  return {
    async search(query) {
      search ??= openSearch(readBundleFile(files, 'search'));
      return search(query);
    },
    async suggestions() {
      suggestions ??= readBundleFile(files, 'autocomplete').items;
      return suggestions;
    },
  };
}

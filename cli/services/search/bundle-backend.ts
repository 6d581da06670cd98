import type { Build } from '../../../pipeline/build.ts';
import { openSearch, type Search } from '../../../schemas/search/open-search.ts';
import { loadLanguage } from '../../../schemas/search/language.ts';
import type { AutocompleterItem } from '../../../schemas/services/search/autocompleter.ts';
import { readBundleFile } from '../../site/pages/routes.ts';
import type { SearchBackend } from './search-backend.ts';

/** Searches the bundle's own index, texts and suggestions. They are opened at the first request. */
export function bundleBackend(built: () => Pick<Build, 'files' | 'searchDocuments'>): SearchBackend {
  let search: Promise<Search> | undefined;
  let suggestions: readonly AutocompleterItem[] | undefined;
  return {
    async search(query) {
      search ??= open();
      return (await search)(query);
    },
    async suggestions() {
      suggestions ??= readBundleFile(built().files, 'autocomplete').items;
      return suggestions;
    },
  };

  async function open(): Promise<Search> {
    const { files, searchDocuments } = built();
    const file = readBundleFile(files, 'search');
    const texts = new Map(searchDocuments.map(({ id, text }) => [id, text]));
    const language = await loadLanguage(file.index.language);
    return openSearch(file, { language, textOf: (id) => texts.get(id) });
  }
}

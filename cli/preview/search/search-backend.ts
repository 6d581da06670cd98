import type { AutocompleterItem } from '../../../schemas/services/autocompleter.ts';
import type { SearchQuery, SearchReply } from '../../../schemas/services/batch-search.ts';

/** What the preview's search answers from: the bundle's own index, or a search engine beside it. */
export interface SearchBackend {
  readonly search: (query: SearchQuery) => Promise<SearchReply>;
  readonly suggestions: () => Promise<readonly AutocompleterItem[]>;
}

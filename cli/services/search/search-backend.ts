import type { AutocompleterItem } from '../../../schemas/services/search/autocompleter.ts';
import type { SearchQuery, SearchReply } from '../../../schemas/services/search/batch-search.ts';

/** The backend of the preview's search: the bundle's index, or a search engine. */
export interface SearchBackend {
  readonly search: (query: SearchQuery) => Promise<SearchReply>;
  readonly suggestions: () => Promise<readonly AutocompleterItem[]>;
}

import type { AutocompleterItem } from '../../../schemas/services/search/autocompleter.ts';
import type { SearchQuery, SearchReply } from '../../../schemas/services/search/batch-search.ts';
import { SourceError } from '../../source/source-error.ts';

/** There are too many searches at once: the client asks again a second later. */
export class BusyError extends SourceError {}

/** The backend of the preview's search: the bundle's index, or a search engine. */
export interface SearchBackend {
  readonly search: (query: SearchQuery) => Promise<SearchReply>;
  readonly suggestions: () => Promise<readonly AutocompleterItem[]>;
  /** Lets go of its connections, a while after the last search. */
  readonly close?: () => void;
}

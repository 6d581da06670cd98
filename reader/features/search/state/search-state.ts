import type { ServiceFailure } from '../../../../schemas/services/failure.ts';
import { defaultResultsPerPage } from '../../../../schemas/spec/pages/search.ts';
import type { Facets } from './facets.ts';
import type { FoundPage } from './found-page.ts';
import { noFilters, type SearchRequest } from './search-request.ts';
import type { SearchRun } from './search-run.ts';

/** The outcome of a search. Source: docs/requirements.md, SR-4. */
export type SearchOutcome =
  | { readonly status: 'Default' }
  | { readonly status: 'Found'; readonly page: FoundPage }
  | { readonly status: 'NoFilterData' }
  | { readonly status: 'NotFound'; readonly suggestion: string | undefined }
  | {
      readonly status: 'Error';
      readonly failure: ServiceFailure;
      /** The earlier results of the same words. */
      readonly earlier: FoundPage | undefined;
    };

/** Source: docs/requirements.md, "Entities"; the page shown is part of the outcome. */
export interface SearchState {
  /** The request of the address. */
  readonly asked: SearchRequest;
  /** The same request without filters that no result has, and without a page after the last one. */
  readonly request: SearchRequest;
  readonly outcome: SearchOutcome;
  /** Absent: not known. */
  readonly facets: Facets | undefined;
  /** The call that is under way. */
  readonly run: SearchRun | undefined;
  /** The pages of these words that were seen, by the key of their request. */
  readonly seen: ReadonlyMap<string, FoundPage>;
}

const noRequest: SearchRequest = {
  query: '',
  offset: 0,
  perPage: defaultResultsPerPage,
  filters: noFilters,
};

export const noSearch: SearchState = {
  asked: noRequest,
  request: noRequest,
  outcome: { status: 'Default' },
  facets: undefined,
  run: undefined,
  seen: new Map(),
};

/** The latest results of these words. */
export function shownPage({ outcome }: SearchState): FoundPage | undefined {
  if (outcome.status === 'Found') return outcome.page;
  return outcome.status === 'Error' ? outcome.earlier : undefined;
}

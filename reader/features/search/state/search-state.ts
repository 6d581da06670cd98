import type { SearchReply } from '../../../../schemas/services/batch-search.ts';
import type { ServiceFailure } from '../../../../schemas/services/failure.ts';
import { defaultResultsPerPage } from '../../../../schemas/spec/search.ts';
import { answeredState } from './answered-state.ts';
import type { Facets } from './facets.ts';
import type { FoundPage } from './found-page.ts';
import { keyOf, noFilters, type SearchRequest } from './search-request.ts';
import { furtherRun, refreshingRun, type SearchRun } from './search-run.ts';

/** How a search has ended. Source: docs/requirements.md, SR-4. */
export type SearchOutcome =
  | { readonly status: 'Default' }
  | { readonly status: 'Found'; readonly page: FoundPage }
  | { readonly status: 'NoFilterData' }
  | { readonly status: 'NotFound'; readonly suggestion: string | undefined }
  | {
      readonly status: 'Error';
      readonly failure: ServiceFailure;
      /** What was found before for the same words, and can still be read. */
      readonly earlier: FoundPage | undefined;
    };

/** Source: docs/requirements.md, "Entities"; the page shown is part of the outcome. */
export interface SearchState {
  /** As the address has it. */
  readonly asked: SearchRequest;
  /** The same without what cannot be: values that no result has, a page after the last one. */
  readonly request: SearchRequest;
  readonly outcome: SearchOutcome;
  /** Absent: not known. */
  readonly facets: Facets | undefined;
  /** What is being fetched. */
  readonly run: SearchRun | undefined;
  /** The pages of these words that were seen, by the key of their request. */
  readonly seen: ReadonlyMap<string, FoundPage>;
}

export type SearchAction =
  | { readonly kind: 'ask'; readonly request: SearchRequest }
  | { readonly kind: 'answer'; readonly run: SearchRun; readonly reply: SearchReply }
  | { readonly kind: 'fail'; readonly run: SearchRun; readonly failure: ServiceFailure }
  | { readonly kind: 'retry' };

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

/** Only the latest run counts: an answer to any other changes nothing. Source: docs/requirements.md, SR-2 to SR-4. */
export function nextSearchState(state: SearchState, action: SearchAction): SearchState {
  if (action.kind === 'ask') return askedState(state, action.request);
  if (action.kind === 'retry') return state.run === undefined ? runningState(state) : state;
  if (action.run !== state.run) return state;
  if (action.kind === 'answer') return answeredState(state, action.run, action.reply);
  const { failure } = action;
  return { ...state, run: undefined, outcome: { status: 'Error', failure, earlier: shownPage(state) } };
}

/** What was found for these words last. */
export function shownPage({ outcome }: SearchState): FoundPage | undefined {
  if (outcome.status === 'Found') return outcome.page;
  return outcome.status === 'Error' ? outcome.earlier : undefined;
}

function askedState(state: SearchState, asked: SearchRequest): SearchState {
  if (keyOf(asked) === keyOf(state.request)) return { ...state, asked };
  if (asked.query !== state.request.query) {
    const anew = { ...noSearch, asked, request: asked };
    return asked.query === '' ? anew : runningState(anew);
  }
  const next = { ...state, asked, request: asked };
  const page = state.seen.get(keyOf(asked));
  if (page === undefined) return runningState(next);
  return { ...next, run: undefined, outcome: { status: 'Found', page } };
}

/** Facets are refreshed where they are not known. */
function runningState(state: SearchState): SearchState {
  if (state.request.query === '') return state;
  const run = state.facets === undefined ? refreshingRun(state.request) : furtherRun(state.request);
  return { ...state, run };
}

import type { SearchReply } from '../../../../schemas/services/search/batch-search.ts';
import type { ServiceFailure } from '../../../../schemas/services/failure.ts';
import { answeredState } from './answered-state.ts';
import { keyOf, type SearchRequest } from './search-request.ts';
import { furtherRun, refreshingRun, type SearchRun } from './search-run.ts';
import { noSearch, type SearchState, shownPage } from './search-state.ts';

export type SearchAction =
  | { readonly kind: 'ask'; readonly request: SearchRequest }
  | { readonly kind: 'answer'; readonly run: SearchRun; readonly reply: SearchReply }
  | { readonly kind: 'fail'; readonly run: SearchRun; readonly failure: ServiceFailure }
  | { readonly kind: 'retry' };

/** Only the latest run counts: an answer to any other changes nothing. Source: docs/requirements.md, SR-2 to SR-4. */
export function nextSearchState(state: SearchState, action: SearchAction): SearchState {
  if (action.kind === 'ask') return askedState(state, action.request);
  if (action.kind === 'retry') return state.run === undefined ? runningState(state) : state;
  if (action.run !== state.run) return state;
  if (action.kind === 'answer') return answeredState(state, action.run, action.reply);
  const { failure } = action;
  return { ...state, run: undefined, outcome: { status: 'Error', failure, earlier: shownPage(state) } };
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

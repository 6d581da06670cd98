import type { SearchReply } from '../../../../schemas/services/search/batch-search.ts';
import { facetsOf, knownFilters } from './facets.ts';
import { foundPage, totalOf } from './found-page.ts';
import { otherWords } from './other-words.ts';
import { keyOf, noFilters } from './search-request.ts';
import { furtherRun, type SearchRun } from './search-run.ts';
import type { SearchOutcome, SearchState } from './search-state.ts';

/** The oldest make room. */
const maxPagesSeen = 20;

/** The state of the search after the answer to the latest run. Source: docs/requirements.md, SR-4. */
export function answeredState(state: SearchState, run: SearchRun, reply: SearchReply): SearchState {
  if (!run.refreshesFacets) return pageState(state, reply);
  if (totalOf(reply, run.query) === 0) {
    const outcome: SearchOutcome = {
      status: 'NotFound',
      suggestion: otherWords(reply.suggestion, state.request.query),
    };
    return { ...state, run: undefined, outcome, facets: undefined };
  }
  const facets = facetsOf(reply);
  const filters = knownFilters(state.request.filters, facets);
  const next = { ...state, facets, request: { ...state.request, filters } };
  const answered = { ...next.request, filters: noFilters, offset: run.query.offset };
  if (keyOf(answered) === keyOf(next.request)) return pageState(next, reply);
  return { ...next, run: furtherRun(next.request) };
}

/** A page after the last one leads to the first. */
function pageState(state: SearchState, reply: SearchReply): SearchState {
  const { request } = state;
  if (totalOf(reply, request) === 0) return { ...state, run: undefined, outcome: { status: 'NoFilterData' } };
  if (reply.results.length === 0 && request.offset > 0) {
    const first = { ...request, offset: 0 };
    return { ...state, request: first, run: furtherRun(first) };
  }
  const page = foundPage(request, reply);
  const seen = new Map([...state.seen, [keyOf(request), page] as const].slice(-maxPagesSeen));
  return { ...state, run: undefined, outcome: { status: 'Found', page }, seen };
}

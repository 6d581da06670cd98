import { useEffect, useReducer } from 'react';
import { loadParseResult } from '../../../bundle/result-html/use-parse-result.ts';
import type { SearchService } from '../../../services/search/search-service.ts';
import { keyOf, type SearchRequest } from './search-request.ts';
import { nextSearchState } from './next-search-state.ts';
import { noSearch, type SearchState } from './search-state.ts';

interface Search {
  readonly state: SearchState;
  readonly retry: () => void;
}

/** Runs the search of a request. An outdated call is aborted. */
export function useSearch(service: SearchService, asked: SearchRequest): Search {
  const [state, dispatch] = useReducer(nextSearchState, service, lastStateOf);
  if (keyOf(state.asked) !== keyOf(asked)) dispatch({ kind: 'ask', request: asked });
  const { run } = state;

  useEffect(() => {
    if (run === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    const find = async () => {
      const answer = await service.search(run.query, signal);
      if (signal.aborted) return;
      if (answer.ok) dispatch({ kind: 'answer', run, reply: answer.value });
      else dispatch({ kind: 'fail', run, failure: answer.failure });
    };
    void find();
    void loadParseResult();
    return () => controller.abort();
  }, [service, run]);

  useEffect(() => {
    lastStates.set(service, state);
  }, [service, state]);

  return { state, retry: () => dispatch({ kind: 'retry' }) };
}

/** A reader who returns from a result finds the same results. */
const lastStates = new WeakMap<SearchService, SearchState>();

const lastStateOf = (service: SearchService): SearchState => lastStates.get(service) ?? noSearch;

import { useEffect, useRef } from 'react';
import { onPageHidden } from '../../../browser/on-page-hidden.ts';
import type { SearchService } from '../../../services/search/search-service.ts';
import type { ShownResult } from './found-page.ts';
import type { SearchOutcome, SearchState } from './search-state.ts';

/** Search events for analytics. */
export interface SearchEvents {
  /** Words have found nothing. */
  onNoResult: (words: string) => void;
  /** Called when a reader leaves results without following one. `count`: the number of results. */
  onNoClick: (words: string, count: number) => void;
}

/**
 * Sends events for searches without results or without a click; gives a function that tracks a followed result
 * [SR-11].
 */
export function useSearchEvents(
  { request: { query }, outcome }: SearchState,
  service: SearchService,
  { onNoResult, onNoClick }: SearchEvents,
): (result: ShownResult) => void {
  const unfollowed = useRef<number>(undefined);

  useEffect(() => {
    if (outcome.status === 'Found') unfollowed.current = outcome.page.total;
    if (outcome.status !== 'NotFound' || reported.has(outcome)) return;
    reported.add(outcome);
    onNoResult(query);
  }, [outcome, query, onNoResult]);

  useEffect(() => {
    const leave = () => {
      const count = unfollowed.current;
      unfollowed.current = undefined;
      if (count === undefined || settledWords.has(query)) return;
      settledWords.add(query);
      onNoClick(query, count);
    };
    const stop = onPageHidden(leave);
    return () => {
      stop();
      leave();
    };
  }, [query, onNoClick]);

  return ({ clickCode }) => {
    settledWords.add(query);
    if (clickCode !== undefined) void service.track({ type: 'click', data: { code: clickCode } });
  };
}

/** Coming back to them is no news. */
const reported = new WeakSet<SearchOutcome>();

/** Words of which a result was followed, or whose results were left before. */
const settledWords = new Set<string>();

import { analyticsContentGroup } from '../../../schemas/spec/network/analytics.ts';
import type { EventOf } from './event-of.ts';

export type NoResultEvent = EventOf<'no_result', { search_term: string }>;

export type NoClickEvent = EventOf<'no_click', { search_term: string; search_results: number }>;

/** A search had no results. */
export const noResultEvent = (words: string): NoResultEvent => ({
  content_group: analyticsContentGroup,
  event_name: 'no_result',
  search_term: words,
});

/** A reader has left the results without following one. */
export const noClickEvent = (words: string, results: number): NoClickEvent => ({
  content_group: analyticsContentGroup,
  event_name: 'no_click',
  search_term: words,
  search_results: results,
});

import { analyticsContentGroup, analyticsNothing } from '../../../schemas/spec/network/analytics.ts';
import type { EventOf } from './event-of.ts';

export type PageViewEvent = EventOf<'page_view', { page_path: string; page_title: string }>;

export type SearchEvent = EventOf<'search', { search_term: string; search_from: string }>;

/** `path`: the page's path on this site, without query and hash, which can name a case. */
export const pageViewEvent = ({ path, title }: { path: string; title: string }): PageViewEvent => ({
  content_group: analyticsContentGroup,
  event_name: 'page_view',
  page_path: path,
  page_title: title,
});

/** `from`: the path of the page where the search began; absent where it began elsewhere. Source: docs/requirements.md, HM-1. */
export const searchEvent = ({
  words,
  from = analyticsNothing,
}: {
  words: string;
  from?: string | undefined;
}): SearchEvent => ({
  content_group: analyticsContentGroup,
  event_name: 'search',
  search_term: words,
  search_from: from,
});

import type { FeedbackGiven, FeedbackReason } from '../../../schemas/services/feedback.ts';
import type { SearchTrackingEvent } from '../../../schemas/services/search/search-tracking.ts';
import { searchRatings } from '../../../schemas/spec/pages/feedback.ts';
import type { ArticleFeedback, Explanation } from '../../services/analytics/feedback-event.ts';

/** `section`: the part of the article that the reader had come to see. */
export function pollFeedback(
  feedback: ArticleFeedback,
  { entry, section }: { readonly entry: string; readonly section: string | undefined },
): FeedbackGiven {
  const about = { kind: 'poll', entry, ...(section !== undefined && { section }) } as const;
  if (feedback.helpful) return { ...about, value: 'yes', reasons: [] };
  return { ...about, value: 'no', reasons: reasonsIn(feedback), comment: feedback.comment };
}

const reasonsIn = (explanation: Explanation): FeedbackReason[] =>
  (['couldntFind', 'didntWork', 'unclear'] as const).filter((reason) => explanation[reason]);

type SearchRate = Extract<SearchTrackingEvent, { type: 'search_rate' }>['data'];

export const ratingFeedback = (
  query: string,
  { value, comment }: Pick<SearchRate, 'value' | 'comment'>,
): FeedbackGiven => ({
  kind: 'searchRating',
  value: value === searchRatings.yes ? 'yes' : 'no',
  reasons: [],
  query,
  ...(comment !== undefined && { comment }),
});

export const noResultFeedback = (query: string): FeedbackGiven => ({
  kind: 'search',
  value: 'noResult',
  reasons: [],
  query,
});

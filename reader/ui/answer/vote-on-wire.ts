import { type FeedbackRating, feedbackRatings, reasonFlags } from '../../../schemas/spec/pages/feedback.ts';
import type { Vote } from './vote-state.ts';

interface VoteOnWire {
  readonly rating: Exclude<FeedbackRating, typeof feedbackRatings.guardrailFeedback>;
  readonly options: number;
  readonly description?: string;
}

/** A vote as services take it: the flags of its reasons added up. Source: docs/requirements.md, CH-3, QA-3. */
export function voteOnWire(vote: Vote): VoteOnWire {
  if (vote.isHelpful) return { rating: feedbackRatings.thumbsUp, options: 0 };
  const options = vote.reasons.reduce((sum, reason) => sum + reasonFlags[reason], 0);
  return {
    rating: feedbackRatings.thumbsDown,
    options,
    ...(vote.comment !== '' && { description: vote.comment }),
  };
}

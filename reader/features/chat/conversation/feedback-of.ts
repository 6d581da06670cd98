import type { ChatFeedback } from '../../../../schemas/services/answer-feedback.ts';
import { feedbackRatings, reasonFlags } from '../../../../schemas/spec/feedback.ts';
import type { Vote } from '../../../ui/answer/answer-vote.tsx';

/** A vote as the chat takes it: the reasons added up. Source: requirements CH-3. */
export function feedbackOf(vote: Vote, linkUrl: string): ChatFeedback {
  if (vote.isHelpful) return { rating: feedbackRatings.thumbsUp, options: 0, linkUrl };
  return {
    rating: feedbackRatings.thumbsDown,
    options: vote.reasons.reduce((sum, reason) => sum + reasonFlags[reason], 0),
    ...(vote.comment !== '' && { description: vote.comment }),
    linkUrl,
  };
}

/** Says of a refusal that the question should have been answered. Source: requirements CH-3. */
export const guardrailFeedback = (linkUrl: string): ChatFeedback => ({
  rating: feedbackRatings.guardrailFeedback,
  options: 0,
  linkUrl,
});

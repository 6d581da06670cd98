import type { ChatFeedback } from '../../../../schemas/services/answer-feedback.ts';
import { feedbackRatings } from '../../../../schemas/spec/feedback.ts';
import type { Vote } from '../../../ui/answer/answer-vote.tsx';
import { voteOnWire } from '../../../ui/answer/vote-on-wire.ts';

/** A vote as the chat takes it, with the page that it was given on. Source: docs/requirements.md, CH-3. */
export const feedbackOf = (vote: Vote, linkUrl: string): ChatFeedback => ({ ...voteOnWire(vote), linkUrl });

/** Says of a refusal that the question should have been answered. Source: docs/requirements.md, CH-3. */
export const guardrailFeedback = (linkUrl: string): ChatFeedback => ({
  rating: feedbackRatings.guardrailFeedback,
  options: 0,
  linkUrl,
});

import * as z from 'zod/mini';
import { feedbackRatings } from '../../spec/pages/feedback.ts';
import { answerFeedback } from './answer-feedback.ts';

const maxIdCharacters = 200;

/** The body of `POST /api/QuickAnswer/vote`. Source: docs/requirements.md, QA-3, CH-3; docs/requirements.md, Enumerations, "Bot feedback". */
export const quickAnswerVote = z.strictObject({
  /** Of the answer. */
  id: z.string().check(z.minLength(1), z.maxLength(maxIdCharacters)),
  rating: z.union([z.literal(feedbackRatings.thumbsDown), z.literal(feedbackRatings.thumbsUp)]),
  ...answerFeedback,
});
export type QuickAnswerVote = z.infer<typeof quickAnswerVote>;

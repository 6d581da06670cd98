import * as z from 'zod/mini';
import { feedbackRatings, reasonFlags } from '../spec/feedback.ts';

const maxIdCharacters = 200;
const maxDescriptionCharacters = 5000;

/** All reasons at once. */
const everyReason = Object.values(reasonFlags).reduce((sum, flag) => sum + flag, 0);

/** The body of `POST /api/QuickAnswer/vote`. Source: requirements QA-3, CH-3; spec.md section 3, "Bot feedback". */
export const quickAnswerVote = z.strictObject({
  /** Of the answer. */
  id: z.string().check(z.minLength(1), z.maxLength(maxIdCharacters)),
  rating: z.union([z.literal(feedbackRatings.thumbsDown), z.literal(feedbackRatings.thumbsUp)]),
  /** The reasons, added up; 0 for none. */
  options: z.int().check(z.minimum(0), z.maximum(everyReason)),
  /** Goes with the reason Other. */
  description: z.optional(z.string().check(z.maxLength(maxDescriptionCharacters))),
});

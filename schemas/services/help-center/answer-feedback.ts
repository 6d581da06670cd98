import * as z from 'zod/mini';
import { feedbackRatings, reasonFlags } from '../../spec/pages/feedback.ts';

const maxDescriptionCharacters = 5000;
const maxUrlCharacters = 2000;

/** All reasons at once. */
const everyReason = Object.values(reasonFlags).reduce((sum, flag) => sum + flag, 0);

/** What a reader says of an answer. Source: docs/requirements.md, Enumerations, "Bot feedback"; CH-3. */
export const answerFeedback = {
  /** The reasons, added up; 0 for none. */
  options: z.int().check(z.minimum(0), z.maximum(everyReason)),
  /** Goes with the reason Other. */
  description: z.optional(z.string().check(z.maxLength(maxDescriptionCharacters))),
} as const;

/** The body of `POST /api/Chat/bot-message-feedback` and of `POST /api/Chat/session-feedback`. Source: docs/requirements.md, CH-3. */
export const chatFeedback = z.strictObject({
  ...answerFeedback,
  rating: z.enum(feedbackRatings),
  /** The page that the reader is on, or that should have been the answer. */
  linkUrl: z.optional(z.string().check(z.maxLength(maxUrlCharacters))),
});
export type ChatFeedback = z.infer<typeof chatFeedback>;

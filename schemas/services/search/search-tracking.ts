import * as z from 'zod/mini';
import { searchRatings } from '../../spec/pages/feedback.ts';

/** More is no comment but a mistake. */
const maxCommentCharacters = 5000;
const maxTextCharacters = 2000;

const text = z.string().check(z.maxLength(maxTextCharacters));
const code = text.check(z.minLength(1));

/** The body of `POST {search}/v1/tracking/events`: what a reader did with what was found. Source: docs/requirements.md, SR-11. */
export const searchTrackingRequest = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('autocompleter_click'),
    data: z.strictObject({ contentId: text, query: text }),
  }),
  /** `code`: the clickCode of the result that was followed. */
  z.strictObject({ type: z.literal('click'), data: z.strictObject({ code }) }),
  /** `code`: the rateCode of the results that are rated; the comment comes with No. */
  z.strictObject({
    type: z.literal('search_rate'),
    data: z.strictObject({
      code,
      value: z.union([z.literal(searchRatings.yes), z.literal(searchRatings.no)]),
      comment: z.optional(z.string().check(z.maxLength(maxCommentCharacters))),
    }),
  }),
]);
export type SearchTrackingEvent = z.infer<typeof searchTrackingRequest>;

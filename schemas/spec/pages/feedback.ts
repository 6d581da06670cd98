/**
 * Ratings of answers. The rating of a search uses values of its own on its service's wire.
 * Unit: numbers on the chat's wire. Source: docs/requirements.md, Enumerations, "Feedback rating: ThumbsDown=0, ThumbsUp=1,
 * GuardrailFeedback=2".
 */
export const feedbackRatings = { thumbsDown: 0, thumbsUp: 1, guardrailFeedback: 2 } as const;

export type FeedbackRating = (typeof feedbackRatings)[keyof typeof feedbackRatings];

/**
 * Unit: numbers on the search service's wire. Source: docs/requirements.md, Calls, "search_rate (code, value 1 yes or
 * 2 no, comment on no)".
 */
export const searchRatings = { yes: 1, no: 2 } as const;

export type SearchRating = (typeof searchRatings)[keyof typeof searchRatings];

/**
 * Why an answer did not help; several are added up.
 * Unit: bits. Source: docs/requirements.md, Enumerations, "Reason flags: Other=1, Unrelated=2, Unclear=4, Incomplete=8,
 * Incorrect=16".
 */
export const reasonFlags = { other: 1, unrelated: 2, unclear: 4, incomplete: 8, incorrect: 16 } as const;

/**
 * The five reasons in the order in which a reader sees them; the last one takes a text.
 * Unit: names of reasonFlags. Source: docs/requirements.md, Enumerations, "Quick-answer negative reasons: unrelated, unclear,
 * incomplete, incorrect, other (free text)"; section 9, "5 negative reasons".
 */
export const negativeReasons = ['unrelated', 'unclear', 'incomplete', 'incorrect', 'other'] as const;

export type NegativeReason = (typeof negativeReasons)[number];

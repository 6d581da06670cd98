import * as z from 'zod/mini';
import { feedbackLengths } from './feedback-lengths.ts';

const short = z.string().check(z.maxLength(feedbackLengths.name));
const long = z.string().check(z.maxLength(feedbackLengths.words));

/** Where readers say what they think, or where it shows. `search`: words that have found nothing; `missing`: an address without a page. */
export const feedbackKinds = [
  'poll',
  'searchRating',
  'quickAnswer',
  'chat',
  'deflection',
  'search',
  'missing',
] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];

/**
 * `yes`: it helped; of a deflection: the case was closed. `guardrail`: the bot should have answered. `noResult`: of a search, and
 * of an address that does not exist.
 */
export const feedbackValues = ['yes', 'no', 'guardrail', 'noResult'] as const;
export type FeedbackValue = (typeof feedbackValues)[number];

/** Of the poll the first three; of answers all but `couldntFind` and `didntWork`. */
export const feedbackReasons = [
  'couldntFind',
  'didntWork',
  'unclear',
  'unrelated',
  'incomplete',
  'incorrect',
  'other',
] as const;
export type FeedbackReason = (typeof feedbackReasons)[number];

/** What a reader has said, wherever it was. Nothing in it says who. */
const feedbackGiven = {
  kind: z.enum(feedbackKinds),
  value: z.enum(feedbackValues),
  reasons: z.array(z.enum(feedbackReasons)).check(z.maxLength(feedbackReasons.length)),
  comment: z.optional(long),
  /** The id of the entry that it is about: the article of the page, or the first source of an answer. */
  entry: z.optional(short),
  /** The anchor of the part of that article. */
  section: z.optional(short),
  /** The words of the search or the question. */
  query: z.optional(long),
  /** The path of the page, without base path, query and hash. */
  page: z.string().check(z.maxLength(feedbackLengths.page)),
} as const;

/** One event of the feedback stream. */
export const feedbackEvent = z.strictObject({
  ...feedbackGiven,
  /** Given by the browser: the same one again is the same event. */
  id: short.check(z.minLength(1)),
  /** When it was said, by the reader's clock: ISO 8601 in UTC. */
  at: z.iso.datetime(),
  /** The version of the bundle that was read; empty where it was not known. */
  bundle: short,
  /** The locale of the site; absent if it has one. */
  locale: z.optional(short),
});
export type FeedbackEvent = z.infer<typeof feedbackEvent>;

/** What a feature knows of it; the rest is added when it is put down. */
export type FeedbackGiven = Omit<FeedbackEvent, 'id' | 'at' | 'bundle' | 'locale' | 'page'> & {
  /** Where the reader was who is on another page by now; else the open one. */
  readonly page?: string | undefined;
};

/** More are sent in several calls. */
export const maxFeedbackEvents = 100;

/** The body of `POST /Feedback/Send` (ours). An event that came before is not kept twice. */
export const feedbackRequest = z.array(feedbackEvent).check(z.minLength(1), z.maxLength(maxFeedbackEvents));

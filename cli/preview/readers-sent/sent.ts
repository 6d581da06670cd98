import type { FeedbackKind, FeedbackValue } from '../../../schemas/services/feedback.ts';
import type { FeedbackRating, SearchRating } from '../../../schemas/spec/feedback.ts';

/** All that readers send, by kind: what is kept of one of each. A kind is a table of the database. */
export interface Sent {
  readonly searches: {
    readonly query: string;
    /** The chosen values by facet, as JSON; `{}` where nothing was narrowed down. */
    readonly filters: string;
    readonly results: number;
  };
  readonly clicks: {
    readonly query: string;
    readonly resultId: string;
    readonly url: string;
    /** 1 is the first of all results. */
    readonly position: number;
  };
  readonly ratings: {
    readonly query: string;
    readonly value: SearchRating;
    readonly comment: string | null;
  };
  readonly suggestionClicks: { readonly query: string; readonly contentId: string };
  readonly votes: {
    readonly answerId: string;
    readonly rating: FeedbackRating;
    /** The reasons, added up. */
    readonly reasons: number;
    readonly description: string | null;
  };
  readonly closedCases: {
    readonly caseId: string;
    readonly articleUrl: string;
    readonly result: string;
    readonly message: string;
  };
  readonly feedback: {
    /** As the browser names it: the same one is kept once. */
    readonly eventId: string;
    readonly kind: FeedbackKind;
    readonly value: FeedbackValue;
    /** As a JSON list. */
    readonly reasons: string;
    readonly comment: string | null;
    readonly entry: string | null;
    readonly section: string | null;
    readonly query: string | null;
    readonly page: string;
    /** By the reader's clock. */
    readonly at: string;
    readonly bundle: string;
  };
  readonly logItems: {
    readonly itemId: string;
    readonly type: string;
    readonly category: string;
    readonly code: string | null;
    readonly message: string;
    /** As JSON. */
    readonly data: string | null;
    readonly exception: string | null;
  };
}

export type SentKind = keyof Sent;

export const sentKinds = [
  'searches',
  'clicks',
  'ratings',
  'suggestionClicks',
  'votes',
  'closedCases',
  'feedback',
  'logItems',
] as const satisfies readonly SentKind[];

/** What one carries once it is kept. */
export interface Kept {
  readonly id: string;
  /** ISO 8601 in UTC: it sorts as a text, in every database. */
  readonly sentAt: string;
}

/** The tables as Kysely sees them. */
export type Tables = { [Kind in SentKind]: Sent[Kind] & Kept };

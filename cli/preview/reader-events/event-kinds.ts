import type { FeedbackKind, FeedbackValue } from '../../../schemas/services/feedback.ts';
import type { FeedbackRating, SearchRating } from '../../../schemas/spec/feedback.ts';

/** All that readers send, by kind: what is kept of one of each. A kind is a table of the database. */
export interface EventsByKind {
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
  /** To the chat, or as a search that a quick answer was asked for. */
  readonly questions: {
    /** Null: of a quick answer. */
    readonly sessionId: string | null;
    readonly question: string;
    /** 1 or 0. */
    readonly isAnswered: number;
    /** The address of the first source. */
    readonly source: string | null;
  };
  readonly chatRatings: {
    readonly sessionId: string;
    /** Null: of the whole session. */
    readonly replyId: string | null;
    readonly rating: FeedbackRating;
    /** The reasons, added up. */
    readonly reasons: number;
    readonly description: string | null;
    readonly linkUrl: string | null;
  };
  /** Closed ones. */
  readonly chats: {
    readonly sessionId: string;
    readonly category: string | null;
    readonly subCategory: string | null;
    readonly questions: number;
    readonly answered: number;
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

export type EventKind = keyof EventsByKind;

export const eventKinds = [
  'searches',
  'clicks',
  'ratings',
  'suggestionClicks',
  'votes',
  'questions',
  'chatRatings',
  'chats',
  'closedCases',
  'feedback',
  'logItems',
] as const satisfies readonly EventKind[];

/** What one carries once it is kept. */
export interface Stored {
  readonly id: string;
  /** ISO 8601 in UTC: it sorts as a text, in every database. */
  readonly sentAt: string;
}

/** The tables as Kysely sees them. */
export type Tables = { [Kind in EventKind]: EventsByKind[Kind] & Stored };

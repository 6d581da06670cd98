import type { FeedbackKind, FeedbackValue } from '../../../schemas/services/feedback.ts';
import type { FeedbackRating, SearchRating } from '../../../schemas/spec/pages/feedback.ts';

/** Reader events by kind. A kind is a table of the database. */
export interface EventsByKind {
  readonly searches: {
    readonly query: string;
    /** The chosen values by facet, as JSON; `{}` without filters. */
    readonly filters: string;
    readonly results: number;
  };
  readonly clicks: {
    readonly query: string;
    readonly resultId: string;
    readonly url: string;
    /** The rank of the result, from 1. */
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
  /** A message to the chat, or a search with a quick answer. */
  readonly questions: {
    /** Null for a quick answer. */
    readonly sessionId: string | null;
    readonly question: string;
    /** 1 or 0. */
    readonly isAnswered: number;
    /** The URL of the first source. */
    readonly source: string | null;
  };
  readonly chatRatings: {
    readonly sessionId: string;
    /** Null for the whole session. */
    readonly replyId: string | null;
    readonly rating: FeedbackRating;
    /** The reasons, added up. */
    readonly reasons: number;
    readonly description: string | null;
    readonly linkUrl: string | null;
  };
  /** Closed chats. */
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
    /** The id from the browser. An event is stored once. */
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
    /** Null if the site has one locale. */
    readonly locale: string | null;
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

/** The columns that every stored event has. */
export interface Stored {
  readonly id: string;
  /** ISO 8601 in UTC: it sorts as a text, in every database. */
  readonly sentAt: string;
}

/** The chat's sessions. */
export interface ChatSessionRow {
  readonly id: string;
  /** Null for an anonymous reader. */
  readonly visitorId: string | null;
  /** In milliseconds since 1970. PostgreSQL gives large integers as texts. */
  readonly usedAtMs: number;
  /** Counts the changes, so that none of two at once is lost. */
  readonly revision: number;
  /** As JSON. */
  readonly state: string;
}

/** The tables as Kysely sees them. */
export type Tables = { [Kind in EventKind]: EventsByKind[Kind] & Stored } & {
  readonly chatSessions: ChatSessionRow;
};

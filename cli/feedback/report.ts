import type { Comment } from './comments.ts';
import type { KnownPage } from './known-pages.ts';
import type { ByKind, EntryTally, Reasons, SearchTally, Tally, Values } from './tally.ts';
import type { Unanswered } from './unanswered/unanswered.ts';
import { leastShare } from './wilson.ts';

export const articleOrders = ['worst', 'most'] as const;
export type ArticleOrder = (typeof articleOrders)[number];

export interface ArticleReport {
  readonly entry: string;
  /** Undefined if the site has one. */
  readonly locale: string | undefined;
  /** Undefined if the page no longer exists. */
  readonly page: KnownPage | undefined;
  /** The path of the newest event. For a page that is gone nothing else is known. */
  readonly lastPage: string;
  readonly events: number;
  readonly kinds: ByKind;
  /** The lower bound of the share of unhelpful votes. */
  readonly leastUnhelpful: number;
  readonly pollReasons: Reasons;
  readonly answerReasons: Reasons;
  readonly sections: ReadonlyMap<string, Values>;
  readonly comments: readonly Comment[];
}

export interface FeedbackReport {
  readonly since: string | undefined;
  readonly until: string | undefined;
  readonly events: number;
  readonly repeated: number;
  /** Lines and events that could not be read. */
  readonly unreadable: number;
  readonly kinds: ByKind;
  /** All articles, in the requested order. */
  readonly articles: readonly ArticleReport[];
  /** Searches without results, the most frequent first. */
  readonly withoutResults: readonly SearchTally[];
  /** Searches whose results were rated No, the most frequent first. */
  readonly unhelpful: readonly SearchTally[];
  /** What readers did not find: what is found now last, the most frequent of the rest first. */
  readonly unanswered: readonly Unanswered[];
}

interface Joining {
  readonly pageOf: (entry: string, locale: string | undefined) => KnownPage | undefined;
  readonly sort: ArticleOrder;
  readonly since: string | undefined;
  readonly until: string | undefined;
  readonly unreadable: number;
  readonly unanswered: readonly Unanswered[];
}

/** Joins the tally with the pages of the content. */
export function feedbackReport(tallied: Tally, { pageOf, sort, ...result }: Joining): FeedbackReport {
  const articles = [...tallied.entries.values()].map((counted) =>
    articleOf(counted, pageOf(counted.entry, counted.locale)),
  );
  const searches = [...tallied.searches.values()];
  const { events, repeated, kinds } = tallied;
  return {
    ...result,
    events,
    repeated,
    kinds,
    articles: articles.toSorted((one, other) => orders[sort](one, other) || byEntry(one, other)),
    withoutResults: mostFirst(searches, 'noResult'),
    unhelpful: mostFirst(searches, 'no'),
  };
}

function articleOf({ last, ...counted }: EntryTally, page: KnownPage | undefined): ArticleReport {
  const { yes, no } = counted.kinds.poll;
  return { ...counted, page, lastPage: last.page, leastUnhelpful: leastShare(no, yes + no) };
}

type Order = (one: ArticleReport, other: ArticleReport) => number;

const byEvents: Order = (one, other) => other.events - one.events;

/** Sorts by all No votes where polls are equal. */
const noes = ({ kinds }: ArticleReport): number =>
  Object.values(kinds).reduce((sum, { no, guardrail }) => sum + no + guardrail, 0);

const orders: Readonly<Record<ArticleOrder, Order>> = {
  worst: (one, other) =>
    other.leastUnhelpful - one.leastUnhelpful || noes(other) - noes(one) || byEvents(one, other),
  most: byEvents,
};

const byEntry: Order = (one, other) => (one.entry < other.entry ? -1 : 1);

const mostFirst = (searches: readonly SearchTally[], value: 'noResult' | 'no'): SearchTally[] =>
  searches
    .filter(({ values }) => values[value] > 0)
    .toSorted((one, other) => other.values[value] - one.values[value] || (one.query < other.query ? -1 : 1));

import { html } from 'hono/html';
import * as z from 'zod/mini';
import type { FeedbackKind, FeedbackValue } from '../../../schemas/services/feedback.ts';
import {
  type FeedbackRating,
  feedbackRatings,
  negativeReasons,
  reasonFlags,
  searchRatings,
} from '../../../schemas/spec/pages/feedback.ts';
import { searchFacets, type SearchFacet } from '../../../schemas/spec/pages/search.ts';
import { groupBy } from '../../reporters/group-by.ts';
import type { EntryId, RoutePath } from '../../../schemas/base/ids.ts';
import { type Html, under } from '../own-pages/own-page.ts';
import { pageTitle } from '../page-title.ts';
import type { PreviewSite } from '../preview-site.ts';
import type { Stored, EventsByKind, EventKind } from '../../services/reader-events/event-kinds.ts';
import { storedJson } from '../../services/reader-events/stored-json.ts';
import { entryTitle } from './entry-title.ts';
import { type Row, row, searchHref, typed } from './row.ts';

export type EventSite = Pick<PreviewSite, 'basePath' | 'graph'>;

type Rows = {
  readonly [Kind in EventKind]: (sent: EventsByKind[Kind], site: EventSite) => Omit<Row, 'sentAt'>;
};

/** The rows of one kind, the newest first. Events that look the same are one row, with their number and the newest time. */
export function eventRows<Kind extends EventKind>(
  kind: Kind,
  sent: readonly (EventsByKind[Kind] & Stored)[],
  site: EventSite,
): Html[] {
  const all = sent.map((each) => ({ ...rows[kind](each, site), sentAt: each.sentAt }));
  const groups = groupBy(all, ({ main, detail, raw = [] }) => [main, detail, ...raw].map(String).join('\n'));
  return [...groups.values()].flatMap(([newest, ...others]) => {
    if (newest === undefined) return [];
    const times = others.length === 0 ? '' : html` <span class="badge">×${others.length + 1}</span>`;
    return [row({ ...newest, main: html`${newest.main}${times}` })];
  });
}

const rows: Rows = {
  searches: ({ query, filters, results }, { basePath }) => ({
    main: queryLink(query, basePath),
    detail: [countOf(results), ...chosenIn(filters)].join(', '),
  }),
  clicks: ({ query, url, position }, site) => ({
    main: html`${queryLink(query, site.basePath)} → ${linkTo(url, site)}`,
    detail: `result ${position}`,
  }),
  ratings: ({ query, value, comment }, { basePath }) => ({
    main: html`${yesOrNo(value === searchRatings.yes)} ${queryLink(query, basePath)}`,
    detail: comment === null || comment === '' ? 'no comment' : html`“${typed(comment)}”`,
  }),
  suggestionClicks: ({ query, contentId }, site) => ({
    main: html`${queryLink(query, site.basePath)} → ${entryLink(contentId, site)}`,
    detail: 'typed, then chosen',
  }),
  votes: ({ answerId, rating, reasons, description }) => ({
    main: html`${yesOrNo(rating === feedbackRatings.thumbsUp)} ${typed(answerId)}`,
    detail: html`${reasonsIn(reasons)} ${description === null ? '' : html`“${typed(description)}”`}`,
  }),
  questions: ({ sessionId, question, isAnswered, source }, site) => ({
    main: source === null ? typed(question) : html`${typed(question)} → ${linkTo(source, site)}`,
    detail: [
      sessionId === null ? 'a quick answer' : 'in the chat',
      ...(isAnswered ? [] : ['without an answer']),
    ].join(', '),
  }),
  chatRatings: ({ replyId, rating, reasons, description, linkUrl }) => ({
    main: html`${ratingMarks[rating]} ${replyId === null ? 'a whole chat' : typed(replyId)}`,
    detail: html`${reasonsIn(reasons)} ${description === null ? '' : html`“${typed(description)}”`}
    ${linkUrl === null ? '' : html`on ${typed(linkUrl)}`}`,
  }),
  chats: ({ category, subCategory, questions, answered }) => ({
    main: typed([category, subCategory].filter((each) => each !== null).join(' / ')),
    detail: `${questions === 1 ? '1 question' : `${questions} questions`}, ${answered} with an answer`,
  }),
  closedCases: ({ caseId, articleUrl, message }) => ({
    main: html`${typed(caseId)}`,
    detail: html`${message} After reading ${typed(articleUrl)}`,
  }),
  feedback: ({ kind, value, reasons, comment, entry, query, page }, site) => ({
    main: html`${feedbackMark(value)}
    ${query === null ? (entry === null ? typed(page) : entryLink(entry, site)) : queryLink(query, site.basePath)}`,
    detail: html`${feedbackNames[kind]}${isPageOf(entry, page, site) ? '' : html` on ${linkTo(page, site)}`}${feedbackReasonsIn(reasons)}
    ${comment === null ? '' : html`“${typed(comment)}”`}`,
  }),
  logItems: ({ type, category, code, message, data, exception }) => ({
    main: typed(message),
    detail: typed([type, category, code ?? ''].filter((each) => each !== '').join(', ')),
    raw: [data, exception].filter((each) => each !== null),
  }),
};

const queryLink = (query: string, basePath: string): Html =>
  query.trim() === '' ? typed(query) : html`<a href="${searchHref(query, basePath)}">${typed(query)}</a>`;

/** An entry by its title, with a link to its page; one that is gone by its id. */
function entryLink(id: string, { basePath, graph }: EventSite): Html {
  const entry = graph.entries.get(id as EntryId); // the id may not exist
  return html`<a href="${under(basePath, `/preview/${encodeURIComponent(id)}`)}"
    >${typed(entry === undefined ? id : entryTitle(entry))}</a
  >`;
}

const isPageOf = (entry: string | null, page: string, { graph }: EventSite): boolean =>
  graph.urls.get(entry as EntryId) === page; // the id may not exist

const yesOrNo = (isYes: boolean): Html =>
  isYes ? html`<span class="badge good">Yes</span>` : html`<span class="badge error">No</span>`;

const feedbackMark = (value: FeedbackValue): Html =>
  value === 'noResult' ? html`<span class="badge error">No result</span>` : yesOrNo(value === 'yes');

const feedbackNames: Readonly<Record<FeedbackKind, string>> = {
  poll: 'poll',
  searchRating: 'rating of results',
  quickAnswer: 'quick answer',
  chat: 'chat',
  deflection: 'support case',
  search: 'search',
  missing: 'missing address',
};

const texts = z.array(z.string());

const feedbackReasonsIn = (reasons: string): string =>
  (texts.safeParse(storedJson(reasons)).data ?? []).map((reason) => `, ${reason}`).join('');

const ratingMarks: Readonly<Record<FeedbackRating, Html>> = {
  [feedbackRatings.thumbsUp]: yesOrNo(true),
  [feedbackRatings.thumbsDown]: yesOrNo(false),
  [feedbackRatings.guardrailFeedback]: html`<span class="badge error">Should be answered</span>`,
};

const reasonsIn = (reasons: number): string => {
  const named = negativeReasons.filter((reason) => (reasons & reasonFlags[reason]) !== 0);
  return named.length === 0 ? 'no reason' : named.join(', ');
};

const facetNames = {
  [searchFacets.source]: 'source',
  [searchFacets.productArea]: 'product area',
  [searchFacets.contentType]: 'content type',
} as const satisfies Record<SearchFacet, string>;

const facet = z.enum(searchFacets);
const chosen = z.partialRecord(facet, texts);

/** The filters of a search: `content type kbFaq or kbHowTo`. */
const chosenIn = (filters: string): string[] =>
  Object.entries(chosen.safeParse(storedJson(filters)).data ?? {}).map(
    ([name, values]) => `${facetNames[facet.parse(name)]} ${values.join(' or ')}`,
  );

const countOf = (results: number): string =>
  results === 1 ? '1 result' : `${results.toLocaleString('en-US')} results`;

/** Links only to a path of this site: a URL comes from a request, and requests can be hostile. */
const linkTo = (url: string, { basePath, graph }: EventSite): Html =>
  /^\/(?![/\\])/u.test(url)
    ? html`<a href="${under(basePath, url)}"
        >${typed(pageTitle(url.replace(/[?#].*/u, '') as RoutePath, graph))}</a
      >` // it may be none
    : typed(url);

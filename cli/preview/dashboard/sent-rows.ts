import { html } from 'hono/html';
import { searchRatings } from '../../../schemas/spec/feedback.ts';
import { type Html, under } from '../own-pages/own-page.ts';
import type { Kept, Sent, SentKind } from '../readers-sent/sent.ts';
import { type Row, row, typed } from './row.ts';

type Rows = {
  readonly [Kind in SentKind]: (sent: Sent[Kind], basePath: string) => Omit<Row, 'sentAt'>;
};

/** The lines of one kind. */
export const sentRows = <Kind extends SentKind>(
  kind: Kind,
  sent: readonly (Sent[Kind] & Kept)[],
  basePath: string,
): Html[] => sent.map((each) => row({ ...rows[kind](each, basePath), sentAt: each.sentAt }));

const rows: Rows = {
  searches: ({ query, filters, results }) => ({
    main: typed(query),
    detail: `${countOf(results)}${filters === '{}' ? '' : `, narrowed down to ${filters}`}`,
  }),
  clicks: ({ query, url, position }, basePath) => ({
    main: html`${typed(query)} → ${linkTo(url, basePath)}`,
    detail: `result ${position}`,
  }),
  ratings: ({ query, value, comment }) => ({
    main:
      value === searchRatings.yes
        ? html`<span class="mark good">Yes</span> ${typed(query)}`
        : html`<span class="mark bad">No</span> ${typed(query)}`,
    detail: comment === null || comment === '' ? 'no comment' : html`“${typed(comment)}”`,
  }),
  suggestionClicks: ({ query, contentId }, basePath) => ({
    main: html`${typed(query)} →
      <a href="${under(basePath, `/preview/${encodeURIComponent(contentId)}`)}">${typed(contentId)}</a>`,
    detail: 'typed, then chosen',
  }),
  closedCases: ({ caseId, articleUrl, message }) => ({
    main: html`${typed(caseId)}`,
    detail: html`${message} After reading ${typed(articleUrl)}`,
  }),
  logItems: ({ type, category, code, message, data, exception }) => ({
    main: typed(message),
    detail: typed([type, category, code ?? ''].filter((each) => each !== '').join(', ')),
    raw: [data, exception].filter((each) => each !== null),
  }),
};

const countOf = (results: number): string =>
  results === 1 ? '1 result' : `${results.toLocaleString('en-US')} results`;

/** Only a path of this site becomes a link: an address comes from a search, and a search can be hostile. */
const linkTo = (url: string, basePath: string): Html =>
  /^\/(?![/\\])/u.test(url) ? html`<a href="${under(basePath, url)}">${typed(url)}</a>` : typed(url);

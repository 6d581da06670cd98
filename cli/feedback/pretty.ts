import { escape } from '../reporters/text/escape.ts';
import { count } from '../../schemas/base/count.ts';
import type { Style } from '../reporters/text/style.ts';
import type { Comment } from './comments.ts';
import type { ArticleReport } from './report.ts';
import type { FeedbackLook, FeedbackReporter } from './feedback-reporter.ts';
import { proposalOf } from './unanswered/today.ts';
import type { Unanswered } from './unanswered/unanswered.ts';
import {
  casesText,
  daysText,
  helpfulText,
  localeText,
  pageLead,
  pagesOf,
  proposalText,
  reasonsText,
  todayText,
  totalsText,
  votesText,
} from './words.ts';

/** For a terminal: feedback by article, by search, and totals. */
export const pretty: FeedbackReporter = (report, { style, limit }) => {
  const blocks = [
    ...report.articles.slice(0, limit).map((article) => articleLines(article, style)),
    hiddenLines(report.articles.length - limit, 'article'),
    unansweredLines(report.unanswered, { style, limit }),
    totalsText(report),
  ];
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
};

/** The most sections of one article. */
const shownComments = 3;

function articleLines(article: ArticleReport, style: Style): string[] {
  const { kinds, entry, locale, page, lastPage, pollReasons, answerReasons, comments } = article;
  const name =
    page === undefined
      ? `${escape(entry)}  ${style('yellow', `not in this content; it was on ${escape(lastPage)}`)}${localeText(locale)}`
      : `${style('bold', escape(page.title))}  ${style('dim', escape(page.url))}${localeText(locale)}`;
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['helpful', helpfulText(kinds.poll)],
    ['reasons', reasonsText(pollReasons)],
    ['parts', partsText(article)],
    ['quick answer', votesText(kinds.quickAnswer)],
    ['chat', votesText(kinds.chat)],
    ['of answers', reasonsText(answerReasons)],
    ['cases', casesText(kinds.deflection)],
  ];
  return [
    name,
    ...facts.flatMap(([label, text = '']) => (text === '' ? [] : [`  ${label.padEnd(12)}  ${text}`])),
    ...comments.slice(0, shownComments).map((comment) => `  ${commentText(comment, style)}`),
  ];
}

/** The sections that readers found unhelpful. */
const partsText = ({ sections, page }: ArticleReport): string =>
  [...sections]
    .filter(([, { no }]) => no > 0)
    .toSorted(([, one], [, other]) => other.no - one.no)
    .map(([anchor, { no }]) => `${escape(page?.sections.get(anchor) ?? `#${anchor}`)} ${no} no`)
    .join(', ');

const commentText = ({ at, comment }: Comment, style: Style): string =>
  `${style('dim', at.slice(0, 10))}    “${escape(comment)}”`;

function unansweredLines(all: readonly Unanswered[], { style, limit }: FeedbackLook): string[] {
  if (all.length === 0) return [];
  const digits = Math.max(...all.slice(0, limit).map(({ times }) => String(times).length));
  const lines = all.slice(0, limit).flatMap((group) => {
    const { searches, times, locale, today } = group;
    const [first, ...others] = searches;
    const proposal = proposalOf(today);
    const also = others.map(({ query }) => `“${escape(query)}”`).slice(0, shownWordings);
    const [page] = pagesOf(today);
    const comments = [first, ...others].flatMap((each) => each?.comments ?? []).slice(0, shownComments);
    const facts = [
      style('dim', daysText(group)),
      ...(also.length === 0 ? [] : [`also ${also.join(', ')}`]),
      `${style(todayColours[today.kind], todayText(group))}${page === undefined ? '' : `: ${pageLead(today)}${escape(page.title)}  ${style('dim', escape(page.url))}`}`,
      ...(proposal === undefined ? [] : [`${proposal.kind}: ${escape(proposalText(proposal))}`]),
      ...comments.map((each) => commentText(each, style)),
    ];
    return [
      `  ${String(times).padStart(digits)}  ${style('bold', escape(first?.query ?? ''))}${localeText(locale)}`,
      ...facts.map((fact) => `  ${' '.repeat(digits)}  ${fact}`),
    ];
  });
  const hidden = hiddenLines(all.length - limit, 'search', 'searches');
  return [style('bold', 'What readers did not find'), ...lines, ...hidden, ...acceptLines(all)];
}

/** The most other wordings of a search. */
const shownWordings = 5;

const todayColours = { found: 'green', page: 'yellow', gap: 'red' } as const;

/** How to accept what is proposed, if something is. */
const acceptLines = (all: readonly Unanswered[]): string[] =>
  all.every(({ today }) => proposalOf(today) === undefined)
    ? []
    : [
        '`fieldbook feedback accept <search or address>` adds the synonym of a search, or the redirect of an address.',
      ];

const hiddenLines = (hidden: number, one: string, many?: string): string[] =>
  hidden <= 0 ? [] : [`${count(hidden, `more ${one}`, many && `more ${many}`)} hidden; --limit shows more`];

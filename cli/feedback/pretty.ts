import { escape } from '../reporters/text/escape.ts';
import { count } from '../../schemas/base/count.ts';
import type { Style } from '../reporters/text/style.ts';
import type { Comment } from './comments.ts';
import type { ArticleReport } from './report.ts';
import type { FeedbackReporter } from './feedback-reporter.ts';
import type { SearchTally } from './tally.ts';
import { casesText, helpfulText, localeText, reasonsText, totalsText, votesText } from './words.ts';

/** For a terminal: feedback by article, by search, and totals. */
export const pretty: FeedbackReporter = (report, { style, limit }) => {
  const blocks = [
    ...report.articles.slice(0, limit).map((article) => articleLines(article, style)),
    hiddenLines(report.articles.length - limit, 'article'),
    searchLines('Searches without a result', report.withoutResults, { style, limit, value: 'noResult' }),
    searchLines('Searches whose results did not help', report.unhelpful, { style, limit, value: 'no' }),
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

interface SearchLook {
  readonly style: Style;
  readonly limit: number;
  readonly value: 'noResult' | 'no';
}

function searchLines(
  title: string,
  searches: readonly SearchTally[],
  { style, limit, value }: SearchLook,
): string[] {
  if (searches.length === 0) return [];
  const digits = String(searches[0]?.values[value]).length;
  const lines = searches
    .slice(0, limit)
    .flatMap(({ query, locale, values, comments }) => [
      `  ${String(values[value]).padStart(digits)}  ${escape(query)}${localeText(locale)}`,
      ...(value === 'no'
        ? comments.slice(0, shownComments).map((each) => `    ${commentText(each, style)}`)
        : []),
    ]);
  return [style('bold', title), ...lines, ...hiddenLines(searches.length - limit, 'search', 'searches')];
}

const hiddenLines = (hidden: number, one: string, many?: string): string[] =>
  hidden <= 0 ? [] : [`${count(hidden, `more ${one}`, many && `more ${many}`)} hidden; --limit shows more`];

import { count } from '../../schemas/base/count.ts';
import { markdownText } from '../reporters/text/markdown-text.ts';
import type { ArticleReport } from './report.ts';
import type { FeedbackReporter } from './feedback-reporter.ts';
import type { SearchTally } from './tally.ts';
import { casesText, helpfulText, localeText, reasonsText, totalsText, votesText } from './words.ts';

/** For an issue or a wiki: a table of articles and a table of searches. */
export const markdown: FeedbackReporter = (report, { limit }) => {
  const blocks = [
    '## What readers said',
    totalsText(report)
      .map((each) => `- ${markdownText(each)}`)
      .join('\n'),
    ...table('Articles', articleHead, report.articles.slice(0, limit).map(articleRow)),
    ...hidden(report.articles.length - limit, 'article'),
    ...searches('Searches without a result', report.withoutResults, { limit, value: 'noResult' }),
    ...searches('Searches whose results did not help', report.unhelpful, { limit, value: 'no' }),
  ];
  return `${blocks.join('\n\n')}\n`;
};

const articleHead = ['Article', 'Helpful', 'Reasons', 'Quick answer', 'Chat', 'Cases', 'Newest comment'];

const articleRow = ({
  entry,
  locale,
  page,
  lastPage,
  kinds,
  pollReasons,
  comments,
}: ArticleReport): string[] =>
  [
    page === undefined
      ? `${entry}, not in this content; it was on ${lastPage}${localeText(locale)}`
      : `${page.title} (${page.url})${localeText(locale)}`,
    helpfulText(kinds.poll) ?? '',
    reasonsText(pollReasons),
    votesText(kinds.quickAnswer) ?? '',
    votesText(kinds.chat) ?? '',
    casesText(kinds.deflection) ?? '',
    comments[0]?.comment ?? '',
  ].map(markdownText);

interface SearchLook {
  readonly limit: number;
  readonly value: 'noResult' | 'no';
}

const searches = (title: string, all: readonly SearchTally[], { limit, value }: SearchLook): string[] => [
  ...table(
    title,
    ['Search', 'Times'],
    all
      .slice(0, limit)
      .map(({ query, locale, values }) => [markdownText(query + localeText(locale)), String(values[value])]),
  ),
  ...hidden(all.length - limit, 'search', 'searches'),
];

function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return [`### ${title}`, lines.join('\n')];
}

const hidden = (times: number, one: string, many?: string): string[] =>
  times <= 0 ? [] : [`${count(times, `more ${one}`, many && `more ${many}`)}; --limit shows more`];

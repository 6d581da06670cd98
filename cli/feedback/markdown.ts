import { count } from '../../schemas/base/count.ts';
import { markdownText } from '../reporters/text/markdown-text.ts';
import type { ArticleReport } from './report.ts';
import type { FeedbackReporter } from './feedback-reporter.ts';
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

/** For an issue or a wiki: a table of articles, and a table of searches and missing addresses. */
export const markdown: FeedbackReporter = (report, { limit }) => {
  const blocks = [
    '## What readers said',
    totalsText(report)
      .map((each) => `- ${markdownText(each)}`)
      .join('\n'),
    ...table('Articles', articleHead, report.articles.slice(0, limit).map(articleRow)),
    ...hidden(report.articles.length - limit, 'article'),
    ...table(
      'What readers did not find',
      unansweredHead,
      report.unanswered.slice(0, limit).map(unansweredRow),
    ),
    ...hidden(report.unanswered.length - limit, 'search', 'searches'),
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

const unansweredHead = ['Search or address', 'Times', 'Also', 'Asked', 'Today', 'Proposed'];

const unansweredRow = (group: Unanswered): string[] => {
  const { searches, times, locale, today } = group;
  const proposal = proposalOf(today);
  const [first = '', ...others] = searches.map(({ query }) => query);
  const [page] = pagesOf(today);
  return [
    first + localeText(locale),
    String(times),
    others.join(', '),
    daysText(group),
    todayText(group) + (page === undefined ? '' : `: ${pageLead(today)}${page.title} (${page.url})`),
    proposal === undefined ? '' : proposalText(proposal),
  ].map(markdownText);
};

function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return [`### ${title}`, lines.join('\n')];
}

const hidden = (times: number, one: string, many?: string): string[] =>
  times <= 0 ? [] : [`${count(times, `more ${one}`, many && `more ${many}`)}; --limit shows more`];

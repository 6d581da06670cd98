import { escape } from '../reporters/text/escape.ts';
import type { ArticleReport } from './report.ts';
import type { FeedbackReporter } from './feedback-reporter.ts';
import { nameOf, timesUnanswered } from './unanswered/group-searches.ts';
import { isAddress, type Unanswered } from './unanswered/unanswered.ts';
import { proposedText, todayText } from './words.ts';

/** For a spreadsheet: a row for each article, then a row for each search and each missing address. */
export const csv: FeedbackReporter = ({ articles, unanswered }) => {
  const hasLocales = [...articles, ...unanswered].some(({ locale }) => locale !== undefined);
  const withLocale = (row: readonly Cell[], locale: string): readonly Cell[] =>
    hasLocales ? [...row, locale] : row;
  const rows = [
    withLocale(columns, 'locale'),
    ...articles.map((each) => withLocale(articleRow(each), each.locale ?? '')),
    ...unanswered.flatMap((each) => searchRows(each).map((row) => withLocale(row, each.locale ?? ''))),
  ];
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
};

const columns = [
  'about',
  'entry or search',
  'title',
  'url',
  'helpful yes',
  'helpful no',
  "couldn't find",
  "didn't work",
  'unclear',
  'quick answer yes',
  'quick answer no',
  'chat yes',
  'chat no',
  'chat should have answered',
  'cases closed',
  'cases kept',
  'without result',
  'newest comment',
  'times unanswered',
  'same as',
  'today',
  'synonym',
  'redirect',
];

type Cell = string | number;

function articleRow({ entry, page, lastPage, kinds, pollReasons, comments }: ArticleReport): readonly Cell[] {
  const { poll, quickAnswer, chat, deflection } = kinds;
  const [couldntFind, didntWork, unclear] = (['couldntFind', 'didntWork', 'unclear'] as const).map(
    (reason) => pollReasons.get(reason) ?? 0,
  );
  return [
    page === undefined ? 'entry that is gone' : 'article',
    entry,
    page?.title ?? '',
    page?.url ?? lastPage,
    poll.yes,
    poll.no,
    couldntFind ?? 0,
    didntWork ?? 0,
    unclear ?? 0,
    quickAnswer.yes,
    quickAnswer.no,
    chat.yes,
    chat.no,
    chat.guardrail,
    deflection.yes,
    deflection.no,
    '',
    comments[0]?.comment ?? '',
    '',
    '',
    '',
    '',
    '',
  ];
}

/** A row for each wording. The page is the one that answers, or should. */
const searchRows = (group: Unanswered): readonly (readonly Cell[])[] => {
  const { searches, today } = group;
  return searches.map((search) => [
    isAddress(group) ? 'missing address' : 'search',
    search.query,
    ...(today.kind === 'gap' ? ['', ''] : [today.page.title, today.page.url]),
    search.values.yes,
    search.values.no,
    ...Array.from({ length: 10 }, () => ''),
    search.values.noResult,
    search.comments[0]?.comment ?? '',
    timesUnanswered(search),
    nameOf({ searches }),
    todayText(group),
    proposedText(today, 'synonym'),
    proposedText(today, 'redirect'),
  ]);
};

/** A value that a spreadsheet would take for a formula gets an apostrophe. Source: OWASP, "CSV Injection"; RFC 4180. */
function cell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const text = /^\s*[=+\-@]/u.test(value) ? `'${value}` : value;
  return `"${escape(text).replaceAll('"', '""')}"`;
}

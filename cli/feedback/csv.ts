import { escape } from '../reporters/text/escape.ts';
import type { ArticleReport } from './report.ts';
import type { FeedbackReporter } from './feedback-reporter.ts';
import type { SearchTally } from './tally.ts';

/** For a spreadsheet: a row for each article, then a row for each search. */
export const csv: FeedbackReporter = ({ articles, withoutResults, unhelpful }) => {
  const searches = new Set([...withoutResults, ...unhelpful]);
  const hasLocales = [...articles, ...searches].some(({ locale }) => locale !== undefined);
  const withLocale = (row: readonly Cell[], locale: string): readonly Cell[] =>
    hasLocales ? [...row, locale] : row;
  const rows = [
    withLocale(columns, 'locale'),
    ...articles.map((each) => withLocale(articleRow(each), each.locale ?? '')),
    ...[...searches].map((each) => withLocale(searchRow(each), each.locale ?? '')),
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
  ];
}

const searchRow = ({ query, values, comments }: SearchTally): readonly Cell[] => [
  'search',
  query,
  '',
  '',
  values.yes,
  values.no,
  ...Array.from({ length: 10 }, () => ''),
  values.noResult,
  comments[0]?.comment ?? '',
];

/** A value that a spreadsheet would take for a formula gets an apostrophe. Source: OWASP, "CSV Injection"; RFC 4180. */
function cell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const text = /^\s*[=+\-@]/u.test(value) ? `'${value}` : value;
  return `"${escape(text).replaceAll('"', '""')}"`;
}

import { count } from '../../../schemas/base/count.ts';
import type { Point } from './history.ts';
import type { BaselineReport, DateShare, Share } from './report.ts';

/** A line of a list or a table. */
export interface Row {
  readonly accepted: number;
  readonly name: string;
  readonly owners?: string;
  /** Over, or within 30 days. */
  readonly urgency?: 'over' | 'soon';
}

export interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** `352 findings in the baseline`. */
export const totalInWords = ({ accepted }: BaselineReport): string =>
  `${count(accepted, 'finding')} in the baseline`;

/** What the reports for people show below the number. */
export const sectionsOf = ({ dates, rules, owners }: BaselineReport): Section[] =>
  [
    { title: 'By date', rows: dates.map(dateRow) },
    { title: 'By rule', rows: rules.map((each) => shareRow(each, 'no rule')) },
    { title: 'By owner', rows: owners.map((each) => shareRow(each, 'no owner')) },
  ].filter(({ rows }) => rows.length > 0);

const shareRow = ({ name = '', accepted }: Share, without: string): Row => ({
  accepted,
  name: name || without,
});

const soonDays = 30;

function dateRow({ name, accepted, daysLeft, owners }: DateShare): Row {
  if (name === undefined || daysLeft === undefined)
    return { accepted, name: 'no date', owners: owners.join(', ') };
  return {
    accepted,
    name: `${name}, ${daysInWords(daysLeft)}`,
    owners: owners.join(', '),
    ...(daysLeft <= soonDays && { urgency: daysLeft < 0 ? 'over' : 'soon' }),
  };
}

const daysInWords = (left: number): string => {
  if (left === 0) return 'today';
  return left < 0 ? `${count(-left, 'day')} over` : `in ${count(left, 'day')}`;
};

/** `364 on 2026-01-03, at most 410 on 2026-01-20, 352 on 2026-03-09`. */
export function historyInWords({ history }: BaselineReport): string {
  const [first] = history;
  const last = history.at(-1) ?? first;
  const most = history.reduce((a, b) => (b.accepted > a.accepted ? b : a));
  const isPeak = most.accepted > Math.max(first.accepted, last.accepted);
  const words = [first, ...(isPeak ? [most] : []), last].map(
    (point) => (point === most && isPeak ? 'at most ' : '') + pointInWords(point),
  );
  return [...new Set(words)].join(', '); // two changes of a day, or no history
}

const grouped = new Intl.NumberFormat('en-US');

const pointInWords = ({ accepted, atMs }: Point): string => `${grouped.format(accepted)} on ${dayOf(atMs)}`;

export const dayOf = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10);

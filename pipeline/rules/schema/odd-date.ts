import type { Entry } from '../../entry.ts';
import { rule } from '../../rule.ts';

export const oddDate = rule<{ readonly fault: string }>({
  id: 'schema/odd-date',
  severity: 'warn',
  summary: 'Every date is plausible.',
  advice: 'Correct the date in the entry and publish it.',
  message: ({ fault }) => `The date is not plausible: ${fault}.`,
  *check(entry, { now }) {
    const { id, dates, updatedAt } = entry;
    for (const [field, date] of dates) {
      const fault = faultOf({ field, date }, entry, now);
      if (fault !== undefined) yield { at: { entry: id, field: [field] }, detail: { fault }, target: date };
    }
    if (updatedAt === undefined || now === undefined || dayOf(updatedAt) <= daysAfter(now, 1)) return;
    const fault = `the entry was last changed on ${dayOf(updatedAt)}, which is yet to come`;
    yield { at: { entry: id }, detail: { fault }, target: updatedAt };
  },
});

/** How far ahead a date is planned. */
const maxDaysAhead = 2 * 366;

/** Years that mean "forever". */
const openEnd = /^(?:2099|2[1-9]99|3000|9999)-/u;

/** Fields of dates that lie long ago. */
const longAgo = /birth|born|founded|established|since/iu;

interface DateField {
  readonly field: string;
  readonly date: string;
}

function faultOf({ field, date }: DateField, { dates }: Entry, now: string | undefined): string | undefined {
  const day = dayOf(date);
  if (day < '2000' && !longAgo.test(field)) return `${day} is before the year 2000`;
  if (now !== undefined && day > daysAfter(now, maxDaysAhead) && !openEnd.test(day)) {
    return `${day} is more than two years ahead`;
  }
  const start = startFields(field).find((name) => dates.has(name));
  const from = start && dates.get(start);
  return from && day < dayOf(from)
    ? `${day} in "${field}" is before ${dayOf(from)} in "${start}"`
    : undefined;
}

const pairs: readonly (readonly [end: RegExp, starts: readonly string[]])[] = [
  [/^(?:end|ends)(?=[A-Z_-]|$)|(?<=[a-z])(?:End|Ends)(?=[A-Z_-]|$)/u, ['start', 'starts', 'begin']],
  [/^(?:to|until)(?=[A-Z_-]|$)|(?<=[a-z])(?:To|Until)(?=[A-Z_-]|$)/u, ['from', 'start']],
];

/** The fields that may hold the start for a field with an end: for `endDate` it is `startDate`. */
const startFields = (field: string): string[] =>
  pairs.flatMap(([end, starts]) =>
    end.test(field)
      ? starts.map((start) =>
          field.replace(end, (word) => (/^[A-Z]/u.test(word) ? capitalised(start) : start)),
        )
      : [],
  );

const capitalised = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;

const dayOf = (date: string): string => date.slice(0, 10);

const dayMs = 86_400_000;

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

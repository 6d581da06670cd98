import { ascending } from '../../../schemas/base/compare.ts';
import { groupBy } from '../../reporters/group-by.ts';
import type { BaselineLine } from '../baseline-line.ts';
import type { History, Point } from './history.ts';

/** The accepted findings that share something. */
export interface Share<Name extends string | undefined = string | undefined> {
  /** Undefined where the lines do not say. */
  readonly name: Name;
  readonly accepted: number;
}

export interface DateShare extends Share {
  /** Negative once the date is over. Undefined without a date. */
  readonly daysLeft: number | undefined;
  readonly owners: readonly string[];
}

export interface BaselineReport {
  /** The name of the baseline in sentences. */
  readonly file: string;
  /** Today, such as `2026-03-09`. */
  readonly day: string;
  readonly accepted: number;
  /** The next date first; without a date last. */
  readonly dates: readonly DateShare[];
  readonly rules: readonly Share[];
  readonly owners: readonly Share[];
  /** Oldest first; the last one is now. */
  readonly history: readonly [...Point[], Point];
  readonly note: string | undefined;
}

interface Inputs {
  readonly file: string;
  readonly now: Date;
  readonly history: History;
}

export function reportOf(lines: readonly BaselineLine[], { file, now, history }: Inputs): BaselineReport {
  const day = now.toISOString().slice(0, 10);
  const accepted = acceptedBy(lines);
  const before = history.points.filter(({ atMs }) => atMs <= now.getTime());
  return {
    file,
    day,
    accepted,
    dates: datesOf(lines, day),
    rules: sharesBy(lines, ({ rule }) => rule),
    owners: sharesBy(lines, ({ owner }) => owner),
    history: [...before.toSorted((a, b) => a.atMs - b.atMs), { atMs: now.getTime(), accepted }],
    note: history.note,
  };
}

const acceptedBy = (lines: readonly BaselineLine[]): number =>
  lines.reduce((sum, { count = 1 }) => sum + count, 0);

/** The largest first. */
const sharesBy = (
  lines: readonly BaselineLine[],
  nameOf: (line: BaselineLine) => string | undefined,
): Share[] =>
  [...groupBy(lines, nameOf)]
    .map(([name, own]) => ({ name, accepted: acceptedBy(own) }))
    .toSorted((a, b) => b.accepted - a.accepted || ascending(a.name, b.name));

const datesOf = (lines: readonly BaselineLine[], day: string): DateShare[] =>
  [...groupBy(lines, ({ until }) => until)]
    .map(([name, own]) => ({
      name,
      accepted: acceptedBy(own),
      daysLeft: name === undefined ? undefined : (Date.parse(name) - Date.parse(day)) / dayMs,
      owners: [...new Set(own.flatMap(({ owner }) => owner ?? []))].toSorted(ascending),
    }))
    .toSorted((a, b) => ascending(a.name, b.name));

export const dayMs = 24 * 60 * 60 * 1000;

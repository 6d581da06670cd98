import { dayMs } from './report.ts';

export interface Tick {
  readonly at: number;
  readonly label: string;
}

const grouped = new Intl.NumberFormat('en-US');

/** Up to six round numbers, from 0 to one that is not less than `most`. */
export function countTicks(most: number): Tick[] {
  const step = [...roundNumbers()].find((each) => most / each <= 5) ?? most;
  const steps = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: steps + 1 }, (_, index) => ({
    at: index * step,
    label: grouped.format(index * step),
  }));
}

/** 1, 2, 5, 10, 20, 50 and so on, as far as a file can have findings. */
function* roundNumbers(): Generator<number> {
  for (let power = 1; power < 1e12; power *= 10) yield* [power, 2 * power, 5 * power];
}

/** A few dates of a time: days of a short one, first days of months of a long one. */
export const dateTicks = (fromMs: number, toMs: number): Tick[] =>
  toMs - fromMs < 120 * dayMs ? dayTicks(fromMs, toMs) : monthTicks(fromMs, toMs);

const dayName = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const monthName = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

function dayTicks(fromMs: number, toMs: number): Tick[] {
  const days = Math.floor((toMs - fromMs) / dayMs);
  const step = Math.max(1, Math.ceil(days / 4));
  return Array.from({ length: Math.floor(days / step) + 1 }, (_, index) => {
    const at = fromMs + index * step * dayMs;
    return { at, label: dayName.format(at) };
  });
}

/** In months; the last one is for the age of git. */
const monthSteps = [1, 2, 3, 6, 12, 24, 60, 120] as const;

function monthTicks(fromMs: number, toMs: number): Tick[] {
  const [first, last] = [monthOf(fromMs), monthOf(toMs)];
  const step = monthSteps.find((each) => (last - first) / each <= 4) ?? 120;
  const months = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return months
    .filter((month) => month % step === 0)
    .map((month) => Date.UTC(Math.floor(month / 12), month % 12))
    .filter((at) => at >= fromMs && at <= toMs)
    .map((at) => ({ at, label: monthName.format(at) }));
}

/** Counted from the year 0. */
const monthOf = (atMs: number): number => 12 * new Date(atMs).getUTCFullYear() + new Date(atMs).getUTCMonth();

const dayMs = 24 * 60 * 60 * 1000;

/** Whole days from a moment to a later day; undefined where one of them is no date. */
export function ageInDays(since: string, now: string): number | undefined {
  const days = Math.floor((Date.parse(now) - Date.parse(since)) / dayMs);
  return Number.isNaN(days) ? undefined : days;
}

/** The time from a moment to a later day in words: `2 years and 3 months`, `5 months`, `12 days`. */
export function ageInWords(since: string, now: string): string {
  const [from, to] = [new Date(since), new Date(now)];
  const months = monthsBetween(from, to);
  if (months === 0) return counted(ageInDays(since, now) ?? 0, 'day');
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const words = [years > 0 && counted(years, 'year'), rest > 0 && counted(rest, 'month')];
  return words.filter(Boolean).join(' and ');
}

/** Whole months. */
function monthsBetween(from: Date, to: Date): number {
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  return to.getUTCDate() < from.getUTCDate() ? months - 1 : months;
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** The date of an article, if it is one: `2026-03-09`, perhaps with a time. Values sort as text. */
export function publishedOn(fields: Readonly<Record<string, unknown>>): string | undefined {
  const value = fields['publishedOn'];
  if (typeof value !== 'string') return undefined;
  const date = value.trim();
  const day = /^(?<day>\d{4}-\d{2}-\d{2})(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/u.exec(date)?.groups?.['day'];
  return day !== undefined && isDay(day) ? date : undefined;
}

/** A day of the calendar: there is no 30 February. */
function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

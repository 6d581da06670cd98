import type { Report } from '../../finding.ts';
import { invalidValue } from '../../rules/schema/invalid-value.ts';
import { wrongType } from '../../rules/schema/wrong-type.ts';
import { shortened } from '../../rules/words.ts';

/** The date in a field that the space's model declares as a date. If it is not a date, this is reported and the result is undefined. */
export function readDate(
  value: unknown,
  place: { entry: string; field: string[] },
  report: Report,
): string | undefined {
  if (typeof value !== 'string') {
    report(wrongType, { at: place, detail: { expected: 'a date such as 2026-03-09', actual: value } });
    return undefined;
  }
  if (isDate(value)) return value;
  report(invalidValue, { at: place, detail: { fault: dateFault(value) } });
  return undefined;
}

export const dateFault = (text: string): string =>
  `"${shortened(text)}" is not a date such as 2026-03-09 or 2026-03-09T16:00Z`;

/** A day, and perhaps an hour. Source: Contentful, "Date": ISO 8601. */
const written =
  /^(?<day>\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:0\d|1[0-4]):?[0-5]\d)?)?$/u;

/** Whether a text is a date of the calendar: there is no 30 February. */
export function isDate(text: string): boolean {
  const day = written.exec(text)?.groups?.['day'];
  if (day === undefined) return false;
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

import type { Entry } from '../../entry.ts';
import { isDate } from '../../decode/texts/read-date.ts';

/** The date of an article, if it is one: `2026-03-09`, perhaps with a time. Values sort as text. */
export function publishedOn(fields: Readonly<Record<string, unknown>>): string | undefined {
  const value = fields['publishedOn'];
  const date = typeof value === 'string' ? value.trim() : '';
  return isDate(date) ? date : undefined;
}

/** The date that editors gave, else that of the first publication. Values sort as text. */
export const dateOf = ({ fields, firstPublishedAt }: Entry): string | undefined =>
  publishedOn(fields) ?? firstPublishedAt;

import { dateFormat, timeZone } from '../../schemas/spec/dates.ts';

const shortFormat = new Intl.DateTimeFormat('en-US', dateFormat);
const monthFormat = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'long' });
const yearFormat = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric' });

/** `03/09/2026`. Takes ISO 8601. */
export const shortDate = (iso: string): string => shortFormat.format(new Date(iso));

/** `March 2026`. Takes ISO 8601. */
export const monthAndYear = (iso: string): string => monthFormat.format(new Date(iso));

/** `2026`. */
export const yearOf = (date: Date): string => yearFormat.format(date);

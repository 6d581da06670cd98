import { dateFormat, timeZone } from '../../schemas/spec/content/dates.ts';
import { interfaceTexts } from './interface.ts';

const englishFormat = new Intl.DateTimeFormat('en-US', dateFormat);
const yearFormat = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric' });

/** `03/09/2026` in English, as the specification writes dates; `09.03.2026` where the locale writes so. Takes ISO 8601. */
export const shortDate = (iso: string): string =>
  (interfaceTexts.locale === 'en' ? englishFormat : shortFormat()).format(new Date(iso));

/** `March 2026`, `Marzo de 2026`: a title, in the interface's language. Takes ISO 8601. */
export function monthAndYear(iso: string): string {
  const text = monthFormat().format(new Date(iso));
  return text.charAt(0).toLocaleUpperCase(interfaceTexts.locales) + text.slice(1);
}

/** `2026`. */
export const yearOf = (date: Date): string => yearFormat.format(date);

/** Formats in the interface's language, each made once for each of its locales. */
export function formatsOf(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  const made = new Map<typeof interfaceTexts.locales, Intl.DateTimeFormat>();
  return () => {
    const { locales } = interfaceTexts;
    const format = made.get(locales) ?? new Intl.DateTimeFormat(locales, options);
    made.set(locales, format);
    return format;
  };
}

const shortFormat = formatsOf(dateFormat);
const monthFormat = formatsOf({ timeZone, year: 'numeric', month: 'long' });

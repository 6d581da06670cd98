import type { RawEntry } from './documents.ts';

/** By locale, then by field. */
type Translations = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** An entry with values of its own in other locales too. */
export function translated(entry: RawEntry, values: Translations): RawEntry {
  const fields: Record<string, Record<string, unknown>> = { ...(entry.fields as object) };
  for (const [locale, ofLocale] of Object.entries(values)) {
    for (const [field, value] of Object.entries(ofLocale))
      fields[field] = { ...fields[field], [locale]: value };
  }
  return { ...entry, fields };
}

/** Spanish falls back to English, German to none. */
export const threeLocales = [
  { code: 'en-US', name: 'English', default: true, fallbackCode: null },
  { code: 'es-MX', name: 'Spanish', fallbackCode: 'en-US' },
  { code: 'de', name: 'German', fallbackCode: null },
];

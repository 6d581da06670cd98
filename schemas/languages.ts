/** The languages that the interface speaks. */
export const languages = ['en', 'es', 'de', 'fr', 'pt', 'it', 'nl', 'ja', 'ar'] as const;

export type Language = (typeof languages)[number];

/** The language for a locale: `es-MX` is Spanish. A locale of another language gets the interface in English. */
export function languageOf(locale: string): Language {
  const wanted = languageCode(locale);
  return languages.find((language) => language === wanted) ?? 'en';
}

/** The language of a locale, whether the interface speaks it or not: `es` of `es-MX` and of `es_MX`. */
export const languageCode = (locale: string): string => locale.toLowerCase().replace(/[-_].*/su, '');

/** The code of a locale as HTML and HTTP spell it: `es-MX`. Source: RFC 5646. */
export const languageTag = (locale: string): string => locale.replaceAll('_', '-');

/** A locale as `Intl` takes it. A code of the space's own making, such as `es-north_west`, counts as its language. */
export function intlLocale(locale: string): string {
  try {
    return new Intl.Locale(languageTag(locale)).toString();
  } catch {
    return languageOf(locale);
  }
}

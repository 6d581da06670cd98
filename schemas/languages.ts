/** The languages that the interface speaks. */
export const languages = ['en', 'es', 'de', 'fr', 'pt', 'it', 'nl', 'ja'] as const;

export type Language = (typeof languages)[number];

/** The language for a locale: `es-MX` is Spanish. A locale of another language gets the interface in English. */
export function languageOf(locale: string): Language {
  const wanted = locale.split(/[-_]/u)[0]?.toLowerCase();
  return languages.find((language) => language === wanted) ?? 'en';
}

/** The code of a locale as HTML and HTTP spell it: `es-MX`. Source: RFC 5646. */
export const languageTag = (locale: string): string => locale.replaceAll('_', '-');
/** A locale as `Intl` takes it. A code of the space's own making, such as `es-north_west`, counts as its language. */
export function intlLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0] ?? languageOf(locale);
  } catch {
    return languageOf(locale);
  }
}

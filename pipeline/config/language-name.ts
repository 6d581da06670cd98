import { languageCode, languageTag } from '../../schemas/languages.ts';

/**
 * The name of a locale in its own language: `Español`, or `Español (México)` where another locale has the same language. A code that
 * names no language stays as it is.
 */
export function languageName(locale: string, all: readonly string[]): string {
  const isAlone = all.filter((each) => languageCode(each) === languageCode(locale)).length < 2;
  const name = nameIn(locale, isAlone ? languageCode(locale) : languageTag(locale));
  return name.slice(0, 1).toLocaleUpperCase() + name.slice(1);
}

/** The name of a locale's language in the language of another, as in a sentence: `inglés`. */
export const languageNameIn = (locale: string, named: string): string => nameIn(locale, languageCode(named));

function nameIn(locale: string, code: string): string {
  try {
    const names = new Intl.DisplayNames([languageTag(locale)], {
      type: 'language',
      languageDisplay: 'standard',
    });
    return names.of(code) ?? code;
  } catch {
    return code; // of the space's own making
  }
}

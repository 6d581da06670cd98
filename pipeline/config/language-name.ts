/**
 * The name of a locale in its own language: `Español`, or `Español (México)` where another locale has the same language. A code that
 * names no language stays as it is.
 */
export function languageName(locale: string, all: readonly string[]): string {
  const code = locale.replaceAll('_', '-');
  const language = languageIn(code);
  const isAlone = all.filter((each) => languageIn(each.replaceAll('_', '-')) === language).length < 2;
  try {
    const names = new Intl.DisplayNames([code], { type: 'language', languageDisplay: 'standard' });
    const name = names.of(isAlone ? language : code) ?? locale;
    return name.slice(0, 1).toLocaleUpperCase(code) + name.slice(1);
  } catch {
    return locale; // a code of the space's own making
  }
}

const languageIn = (code: string): string => code.split('-')[0]?.toLowerCase() ?? code;

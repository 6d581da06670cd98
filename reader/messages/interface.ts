import { setupI18n } from '@lingui/core';
import { type Language, languageOf } from '../../schemas/languages.ts';
import { first } from './en/first.ts';

/** The interface's language: one at a time in a process, English until `speak` says otherwise. [OP-6] */
export const interfaceTexts = setupI18n({
  locale: 'en',
  locales: 'en-US',
  messages: { en: first },
  missing: (_locale, key) => key,
});

/** Turns the interface into the language of a locale. English is at hand: most sites speak it. To be awaited before anything asks for a text. */
export async function speak(locale: string): Promise<void> {
  const language = languageOf(locale);
  if (language !== 'en') {
    const { textsIn } = await import('./others.ts');
    interfaceTexts.load(language, await textsIn(language));
  }
  interfaceTexts.activate(language, localeFor(language, locale));
}

/** For months and plurals: the site's own locale where the interface speaks its language. */
function localeFor(language: Language, locale: string): string {
  const wanted = locale.replaceAll('_', '-');
  if (language === 'en' && !/^en\b/iu.test(wanted)) return 'en-US';
  try {
    return Intl.getCanonicalLocales(wanted)[0] ?? language;
  } catch {
    return language; // a code of the space's own making, such as `es-north_west`
  }
}

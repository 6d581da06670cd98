import { intlLocale, type Language, languageCode, languageOf } from '../../schemas/languages.ts';
import { first } from './en/first.ts';
import { Texts } from './texts.ts';

/** The interface's language: one at a time in a process, English until `speak` says otherwise. [OP-6] */
export const interfaceTexts = new Texts();
interfaceTexts.load('en', first);

/** Turns the interface into the language of a locale. English is at hand: most sites speak it. To be awaited before anything asks for a text. */
export async function speak(locale: string): Promise<void> {
  const language = languageOf(locale);
  if (language !== 'en') await (await import('./others.ts')).load(language, interfaceTexts);
  interfaceTexts.activate(language, localeFor(language, locale));
}

/** For months and plurals: the site's own locale where the interface speaks its language. */
const localeFor = (language: Language, locale: string): string =>
  language === languageCode(locale) ? intlLocale(locale) : 'en-US';

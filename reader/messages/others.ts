import type { Language } from '../../schemas/languages.ts';
import type { PageTitles } from '../../schemas/page-titles/en.ts';
import type { Messages } from './messages.ts';
import type { Texts } from './texts.ts';

type OtherLanguage = Exclude<Language, 'en'>;

interface OfLanguage {
  readonly messages: Messages;
  readonly pageTitles: PageTitles;
}

/**
 * Loads all texts of a language, which is a script of its own: pages name that of their site. Nothing is loaded while the interface
 * speaks it: pages of one language are rendered one after the other.
 */
export async function load(language: OtherLanguage, texts: Texts): Promise<void> {
  if (texts.locale === language) return;
  const { messages, pageTitles } = await scripts[language]();
  texts.load(language, { ...messages, ...pageTitles });
}

const scripts: Readonly<Record<OtherLanguage, () => Promise<OfLanguage>>> = {
  es: () => import('./es/index.ts'),
  de: () => import('./de/index.ts'),
  fr: () => import('./fr/index.ts'),
  pt: () => import('./pt/index.ts'),
  it: () => import('./it/index.ts'),
  nl: () => import('./nl/index.ts'),
  ja: () => import('./ja/index.ts'),
  ar: () => import('./ar/index.ts'),
};

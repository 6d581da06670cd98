import type { Language } from '../../schemas/languages.ts';
import type { PageTitles } from '../../schemas/page-titles/en.ts';
import type { Messages } from './messages.ts';

type OtherLanguage = Exclude<Language, 'en'>;

interface Texts {
  readonly messages: Messages;
  readonly pageTitles: PageTitles;
}

/** All texts of a language, which is a script of its own: pages name that of their site. */
export async function textsIn(language: OtherLanguage): Promise<Messages & PageTitles> {
  const { messages, pageTitles } = await scripts[language]();
  return { ...messages, ...pageTitles };
}

const scripts: Readonly<Record<OtherLanguage, () => Promise<Texts>>> = {
  es: () => import('./es/index.ts'),
  de: () => import('./de/index.ts'),
  fr: () => import('./fr/index.ts'),
  pt: () => import('./pt/index.ts'),
  it: () => import('./it/index.ts'),
  nl: () => import('./nl/index.ts'),
  ja: () => import('./ja/index.ts'),
};

import type { Language } from '../../schemas/languages.ts';
import type { Messages } from './messages.ts';

/** The texts of every language but English. Each language is a script of its own, and pages name that of their site. */
export const others: Readonly<
  Record<Exclude<Language, 'en'>, () => Promise<{ readonly messages: Messages }>>
> = {
  es: () => import('./es/index.ts'),
  de: () => import('./de/index.ts'),
  fr: () => import('./fr/index.ts'),
  nl: () => import('./nl/index.ts'),
  it: () => import('./it/index.ts'),
  pt: () => import('./pt/index.ts'),
  ja: () => import('./ja/index.ts'),
};

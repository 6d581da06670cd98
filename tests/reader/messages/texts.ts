import { messages as ar } from '../../../reader/messages/ar/index.ts';
import { messages as de } from '../../../reader/messages/de/index.ts';
import { en } from '../../../reader/messages/en/index.ts';
import { messages as es } from '../../../reader/messages/es/index.ts';
import { messages as fr } from '../../../reader/messages/fr/index.ts';
import { messages as it } from '../../../reader/messages/it/index.ts';
import { messages as ja } from '../../../reader/messages/ja/index.ts';
import type { Messages } from '../../../reader/messages/messages.ts';
import { messages as nl } from '../../../reader/messages/nl/index.ts';
import { messages as pt } from '../../../reader/messages/pt/index.ts';
import type { Language } from '../../../schemas/languages.ts';
import type { PageTitles } from '../../../schemas/page-titles/en.ts';
import { pageTitles } from '../../../schemas/page-titles/index.ts';

type Texts = Messages & PageTitles;

/** All interface text in every language. */
export const texts: Readonly<Record<Language, Texts>> = {
  en: { ...en, ...pageTitles.en },
  es: { ...es, ...pageTitles.es },
  de: { ...de, ...pageTitles.de },
  fr: { ...fr, ...pageTitles.fr },
  pt: { ...pt, ...pageTitles.pt },
  it: { ...it, ...pageTitles.it },
  nl: { ...nl, ...pageTitles.nl },
  ja: { ...ja, ...pageTitles.ja },
  ar: { ...ar, ...pageTitles.ar },
};

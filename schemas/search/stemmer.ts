/**
 * The stem of a folded word: words of one stem are forms of one word, as `schedules` and `scheduling` are. A stem need not be a
 * word.
 */
export type Stemmer = (word: string) => string;

/** Of a language without a stemmer: every word is its own form alone. */
export const noStemmer: Stemmer = (word) => word;

/** By the code of a language. Each is a Snowball stemmer; English has Porter's. */
const stemmers: Readonly<Record<string, () => Promise<{ readonly stemmer: Stemmer }>>> = {
  ar: () => import('@orama/stemmers/arabic'),
  da: () => import('@orama/stemmers/danish'),
  de: () => import('@orama/stemmers/german'),
  en: () => import('@orama/stemmers/english'),
  es: () => import('@orama/stemmers/spanish'),
  fi: () => import('@orama/stemmers/finnish'),
  fr: () => import('@orama/stemmers/french'),
  hu: () => import('@orama/stemmers/hungarian'),
  it: () => import('@orama/stemmers/italian'),
  nb: () => import('@orama/stemmers/norwegian'),
  nl: () => import('@orama/stemmers/dutch'),
  no: () => import('@orama/stemmers/norwegian'),
  pt: () => import('@orama/stemmers/portuguese'),
  ro: () => import('@orama/stemmers/romanian'),
  ru: () => import('@orama/stemmers/russian'),
  sv: () => import('@orama/stemmers/swedish'),
  tr: () => import('@orama/stemmers/turkish'),
};

export const loadStemmer = async (language = 'en'): Promise<Stemmer> =>
  (await stemmers[language]?.())?.stemmer ?? noStemmer;

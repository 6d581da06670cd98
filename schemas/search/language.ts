import { loadStemmer, noStemmer, type Stemmer } from './stemmer.ts';

/** What the search knows of a language besides the index. */
export interface SearchLanguage {
  readonly stem: Stemmer;
  /** Groups of words that can mean the same, in base forms. */
  readonly everydayWords: readonly (readonly string[])[];
}

/** Without what it knows of its language, a search finds the words themselves. */
export const noLanguage: SearchLanguage = { stem: noStemmer, everydayWords: [] };

export async function loadLanguage(code = 'en'): Promise<SearchLanguage> {
  const [stem, everydayWords] = await Promise.all([loadStemmer(code), everydayWordsOf(code)]);
  return { stem, everydayWords };
}

const everydayWordsOf = async (code: string): Promise<SearchLanguage['everydayWords']> =>
  code === 'en' ? (await import('./query/everyday-words.ts')).everydayWords : [];

import { functionWordTest } from '../../../schemas/search/query/function-words.ts';
import type { Stemmer } from '../../../schemas/search/stemmer.ts';
import { type Word, wordsIn } from '../../../schemas/search/index/words.ts';
import { everydayWords } from '../../../schemas/search/query/everyday-words.ts';
import { genericWords } from './generic-words.ts';

/** The words of the language of a site. */
export interface Language {
  readonly code: string;
  readonly stem: Stemmer;
  /** The words of a text, folded. */
  readonly wordsIn: (text: string) => Word[];
  readonly isFunctionWord: (word: string) => boolean;
  /** Whether a word says nothing about the subject of a question, though it is no function word. */
  readonly isGeneric: (word: string) => boolean;
  /** The words of a question without function words, each once, in order. */
  readonly contentWords: (question: string) => Word[];
  /** The same without generic words. */
  readonly subjectWords: (question: string) => Word[];
  /** Groups of everyday synonyms. */
  readonly synonyms: readonly (readonly string[])[];
}

/** Longer texts are cut, so that time does not grow with the length of a question. */
const maxCharacters = 1000;
const maxWords = 24;

/** English has lists of generic words and synonyms, other languages have only the function words of the search. */
export function languageOf(code: string, stem: Stemmer): Language {
  const isFunctionWord = functionWordTest(code);
  const isGeneric = (word: string): boolean => code === 'en' && genericWords.has(word);
  const contentWords = (question: string): Word[] => {
    const words = wordsIn(question.slice(0, maxCharacters), code).filter(({ word }) => !isFunctionWord(word));
    return [...new Map(words.map((each) => [each.word, each])).values()].slice(0, maxWords);
  };
  return {
    code,
    stem,
    wordsIn: (text) => wordsIn(text, code),
    isFunctionWord,
    isGeneric,
    contentWords,
    subjectWords: (question) => contentWords(question).filter(({ word }) => !isGeneric(word)),
    synonyms: code === 'en' ? everydayWords : [],
  };
}

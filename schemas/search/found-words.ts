import { eachWord, type Word } from './index/words.ts';

/** What of a text was found. */
export interface FoundWords {
  readonly isFound: (word: string) => boolean;
  /** Whether a word of kana was typed too, which counts only beside one that was found. */
  readonly isEnding?: (word: string) => boolean;
  /** The code of the text's language; English without. */
  readonly language?: string | undefined;
}

/** The words of a text that were found, and of scripts without spaces the pairs and characters, by their start. */
export function foundWordsIn(text: string, { isFound, isEnding, language }: FoundWords): Word[] {
  const words: Word[] = [];
  const add = (word: string, start: number, end: number): void => {
    const touches = start < (words.at(-1)?.end ?? 0);
    if (isFound(word) || (touches && isEnding?.(word) === true)) words.push({ word, start, end });
  };
  eachWord(text, add, { language, visitCharacter: add });
  return words;
}

import { eachWord, isPiece, type Word } from '../index/words.ts';

/** Beyond this, what is typed is no question any more: time and memory are the same for a query of any length. */
const maxCharacters = 1000;
const maxWords = 32;
/** Of scripts without spaces: a sentence of 25 characters has as many. */
const maxPieces = 48;

interface Reading {
  readonly language?: string | undefined;
  readonly isFunctionWord: (word: string) => boolean;
}

/**
 * The words of a query, in their order, and where they stand in it. Words of scripts without spaces stand before their pairs. Of
 * too many, function words are left out first.
 */
export function readQuery(query: string, { language, isFunctionWord }: Reading): Word[] {
  const words: Word[] = [];
  const add = (word: string, start: number, end: number): void => void words.push({ word, start, end });
  eachWord(query.slice(0, maxCharacters), add, { language, visitSegment: add });
  const most = words.some(({ word }) => isPiece(word)) ? maxPieces : maxWords;
  if (words.length <= most) return words;
  return words.filter(({ word }) => !isFunctionWord(word)).slice(0, most);
}

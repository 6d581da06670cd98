import { type Word, wordsIn } from '../index/words.ts';

/** Beyond this, what is typed is no question any more: time and memory are the same for a query of any length. */
const maxCharacters = 1000;
const maxWords = 16;

/** The words of a query, in their order, and where they stand in it. */
export function readQuery(query: string): Word[] {
  const text = query.slice(0, maxCharacters);
  return wordsIn(text).slice(0, maxWords);
}

import type { Word } from '../../schemas/search/words.ts';
import { commonWords } from './common-words.ts';

/**
 * Whether a question is about a name that no article has, as in 'Can I connect Netflix?': what the articles say of the rest
 * of it does not answer. A name is a word that begins with a capital where none has to be.
 */
export function asksForUnknownName(question: string, unknown: readonly Word[]): boolean {
  const isTyped = /[^\p{L}]\p{Ll}{2}/u.test(question); // else case says nothing: all is capitals, or every word has one
  return isTyped && unknown.some((word) => !commonWords.has(word.word) && isName(word, question));
}

function isName({ start, end }: Word, question: string): boolean {
  const isFirst = /(?:^|[.!?:]\s)\P{L}*$/u.test(question.slice(0, start));
  const word = question.slice(start, end);
  return !isFirst && /^\p{Lu}\p{Ll}/u.test(word); // what is all capitals is an abbreviation, of anything
}

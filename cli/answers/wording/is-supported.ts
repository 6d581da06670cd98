import { noStemmer } from '../../../schemas/search/stemmer.ts';
import { languageOf } from '../words/language.ts';
import type { Passage } from '../answer.ts';
import { wordsIn } from '../../../schemas/search/index/words.ts';

/** The share of a model's words that the passages must have. */
const leastSupported = 0.75;

/** The numbers of the cited passages, each once. Undefined if a text cites a passage that does not exist. */
export function citedIn(text: string, count: number): number[] | undefined {
  const numbers = [...new Set(Array.from(text.matchAll(/\[(\d+)\]/gu), ([, digits]) => Number(digits)))];
  return numbers.every((number) => number >= 1 && number <= count) ? numbers : undefined;
}

/** Whether the passages support a text: they have nearly all its words in some form, and every number. */
export function isSupported(text: string, passages: readonly Passage[]): boolean {
  const said = wordsOf(text.replaceAll(/\[\d+\]|^\s*\d+\.\s/gmu, ' '));
  const known = passages.flatMap(({ title, markdown }) =>
    wordsIn(`${title} ${markdown}`).map(({ word }) => word),
  );
  const numbers = said.filter((word) => /\p{N}/u.test(word));
  if (said.length === 0 || !numbers.every((word) => known.includes(word))) return false;
  const beginnings = new Set(known.map(beginningOf));
  return said.filter((word) => beginnings.has(beginningOf(word))).length / said.length >= leastSupported;
}

/** Reads the text line by line, so that its length does not matter. */
const wordsOf = (text: string): string[] =>
  text.split(/(?<=[.!?])\s|\n/u).flatMap((line) => subjectWords(line).map(({ word }) => word));

/** A model words in any language; the function words of the others are few. */
const { subjectWords } = languageOf('en', noStemmer);

/** Forms of a word begin alike in most languages. */
const beginningOf = (word: string): string => word.slice(0, 5);

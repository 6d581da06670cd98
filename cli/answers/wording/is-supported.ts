import { contentWords } from '../words/question.ts';
import { stem } from '../words/stem.ts';
import type { Passage } from '../answer.ts';
import { wordsIn } from '../../../schemas/search/index/words.ts';

/** The share of a model's words that the passages must have. */
const leastSupported = 0.75;

/** The numbers of the cited passages, each once. Undefined if a text cites a passage that does not exist. */
export function citedIn(text: string, count: number): number[] | undefined {
  const numbers = [...new Set(Array.from(text.matchAll(/\[(\d+)\]/gu), ([, digits]) => Number(digits)))];
  return numbers.every((number) => number >= 1 && number <= count) ? numbers : undefined;
}

/** Whether the passages support a text: they have nearly all its words, and every number. */
export function isSupported(text: string, passages: readonly Passage[]): boolean {
  const said = wordsOf(text.replaceAll(/\[\d+\]|^\s*\d+\.\s/gmu, ' '));
  const known = new Set(
    passages.flatMap(({ title, markdown }) => wordsIn(`${title} ${markdown}`).map(({ word }) => stem(word))),
  );
  const numbers = said.filter((word) => /\p{N}/u.test(word));
  if (said.length === 0 || !numbers.every((word) => known.has(word))) return false;
  return said.filter((word) => known.has(word)).length / said.length >= leastSupported;
}

/** Reads the text line by line, so that its length does not matter. */
const wordsOf = (text: string): string[] =>
  text.split(/(?<=[.!?])\s|\n/u).flatMap((line) => contentWords(line).map(({ word }) => stem(word)));

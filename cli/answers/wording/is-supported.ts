import { contentWords } from '../words/question.ts';
import { stem } from '../words/stem.ts';
import type { Passage } from '../answer.ts';
import { wordsIn } from '../../../schemas/search/words.ts';

/** So much of what a model says has to stand in the passages, by its words. */
const leastSupported = 0.75;

/** The numbers of the passages that a text cites, each once; undefined where it cites one that there is not. */
export function citedIn(text: string, count: number): number[] | undefined {
  const numbers = [...new Set(Array.from(text.matchAll(/\[(\d+)\]/gu), ([, digits]) => Number(digits)))];
  return numbers.every((number) => number >= 1 && number <= count) ? numbers : undefined;
}

/** Whether a text says what the passages say: nearly all its words are theirs, and every number. */
export function isSupported(text: string, passages: readonly Passage[]): boolean {
  const said = wordsOf(text.replaceAll(/\[\d+\]|^\s*\d+\.\s/gmu, ' '));
  const known = new Set(
    passages.flatMap(({ title, markdown }) => wordsIn(`${title} ${markdown}`).map(({ word }) => stem(word))),
  );
  const numbers = said.filter((word) => /\p{N}/u.test(word));
  if (said.length === 0 || !numbers.every((word) => known.has(word))) return false;
  return said.filter((word) => known.has(word)).length / said.length >= leastSupported;
}

/** A text of any length: it is read line by line. */
const wordsOf = (text: string): string[] =>
  text.split(/(?<=[.!?])\s|\n/u).flatMap((line) => contentWords(line).map(({ word }) => stem(word)));

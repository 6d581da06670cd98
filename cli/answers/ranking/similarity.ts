import { wordsIn } from '../../../schemas/search/words.ts';
import type { Coverage, Similarities } from './coverage.ts';
import type { Part } from '../parts/part.ts';

/** How much of what is asked stands in a heading, where it says little else: from 0 to 1. */
export function inTitle({ title }: Pick<Part, 'title'>, coverage: Coverage): number {
  const words = distinctWords(title);
  const matching = words.filter((word) => coverage([word]) > 0).length;
  return (coverage(words) * matching) / Math.max(1, words.length);
}

/**
 * Whether a part begins the page whose title a question has as it is written, in several words: 'How do I take a payment?' has
 * 'Take a payment'.
 */
export function isNamed({ title, above }: Pick<Part, 'title' | 'above'>, question: string): boolean {
  const words = inOrder(title);
  return above.length === 0 && words.includes(' ') && ` ${inOrder(question)} `.includes(` ${words} `);
}

const inOrder = (text: string): string =>
  wordsIn(text)
    .map(({ word }) => word)
    .join(' ');

export const distinctWords = (text: string): string[] => [...new Set(wordsIn(text).map(({ word }) => word))];

/** The words of its heading, and of each of its sentences, steps and rows, in their order. Every question asks for them. */
export function wordsInPlaces(part: Part): readonly (readonly string[])[] {
  const known = inPlaces.get(part);
  if (known !== undefined) return known;
  const texts = [part.title, ...part.units.map(({ words }) => words)];
  const words = texts.map((text) => wordsIn(text).map(({ word }) => word));
  inPlaces.set(part, words);
  return words;
}

const inPlaces = new WeakMap<Part, readonly (readonly string[])[]>();

/** For each word of a question, how alike the most alike of a part is; what only means about the same counts little. */
export const exactSimilarities = (part: Part, similarities: Similarities): number[] =>
  similarities([...part.above.flatMap(distinctWords), ...wordsInPlaces(part).flat()]).map(
    (similarity) => similarity ** 2,
  );

import { wordsIn } from '../../../schemas/search/index/words.ts';
import type { Coverage, Similarities } from './coverage.ts';
import type { Part } from '../parts/part.ts';

/** How much of the question a heading covers, and how little else it has: from 0 to 1. */
export function inTitle({ title }: Pick<Part, 'title'>, coverage: Coverage): number {
  const words = distinctWords(title);
  const matching = words.filter((word) => coverage([word]) > 0).length;
  return (coverage(words) * matching) / Math.max(1, words.length);
}

/**
 * Whether the question contains the title of the part's page, in several words: 'How do I take a payment?' contains 'Take a
 * payment'.
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

/** The words of the heading and of each unit, in order. They are cached, because every question needs them. */
export function wordsInPlaces(part: Part): readonly (readonly string[])[] {
  const known = inPlaces.get(part);
  if (known !== undefined) return known;
  const texts = [part.title, ...part.units.map(({ words }) => words)];
  const words = texts.map((text) => wordsIn(text).map(({ word }) => word));
  inPlaces.set(part, words);
  return words;
}

const inPlaces = new WeakMap<Part, readonly (readonly string[])[]>();

/**
 * For each word of a question, the squared similarity of the most similar word of a part. Squares make synonyms count little.
 */
export const exactSimilarities = (part: Part, similarities: Similarities): number[] =>
  similarities([...part.above.flatMap(distinctWords), ...wordsInPlaces(part).flat()]).map(
    (similarity) => similarity ** 2,
  );

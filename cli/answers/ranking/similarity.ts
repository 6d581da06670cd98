import type { PartWords } from '../parts/part-words.ts';
import type { Part } from '../parts/part.ts';
import type { Language } from '../words/language.ts';
import type { Similarities } from './coverage.ts';

/**
 * Whether the question contains the title of the part's page, in several words: 'How do I take a payment?' contains 'Take a
 * payment'.
 */
export function isNamed(
  { title, above }: Pick<Part, 'title' | 'above'>,
  question: string,
  { wordsIn }: Pick<Language, 'wordsIn'>,
): boolean {
  const inOrder = (text: string): string =>
    wordsIn(text)
      .map(({ word }) => word)
      .join(' ');
  const words = inOrder(title);
  return above.length === 0 && words.includes(' ') && ` ${inOrder(question)} `.includes(` ${words} `);
}

/**
 * For each word of a question, the squared similarity of the most similar word of a part. Squares make synonyms count little.
 */
export const exactSimilarities = (part: Part, similarities: Similarities, { all }: PartWords): number[] =>
  similarities(all(part)).map((similarity) => similarity ** 2);

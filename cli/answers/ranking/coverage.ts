import type { Sought } from '../../../schemas/search/seek.ts';
import type { Vocabulary } from '../../../schemas/search/vocabulary.ts';

/** A word of a question, with the terms of the index that it can stand for. */
export interface Asked {
  readonly queryTerm: Sought;
  /** How much it says of what is asked: rare words say more, and those of a story around the question less. */
  readonly weight: number;
  /** Whether it stands in that story alone. */
  readonly isAside: boolean;
}

/** For each word of a question, how alike the most alike of some words is, from 0 to 1. */
export type Similarities = (words: readonly string[]) => readonly number[];

/** How much of what is asked some words have, from 0 to 1. */
export type Coverage = (words: readonly string[]) => number;

export function openSimilarities(
  asked: readonly Asked[],
  { wordOf }: Pick<Vocabulary, 'wordOf'>,
): Similarities {
  const meant = new Map<string, (readonly [place: number, similarity: number])[]>();
  for (const [place, { queryTerm }] of asked.entries()) {
    for (const { terms, likeness: similarity } of queryTerm.ways) {
      for (const term of terms) {
        const word = wordOf(term);
        meant.set(word, [...(meant.get(word) ?? []), [place, similarity / terms.length]]);
      }
    }
  }
  return (words) => {
    const similarities = asked.map(() => 0);
    for (const word of words)
      for (const [place, similarity] of meant.get(word) ?? [])
        similarities[place] = Math.max(similarity, similarities[place] ?? 0);
    return similarities;
  };
}

/** How much of what weighs so much is there, from 0 to 1. */
export function shareOf(similarities: readonly number[], weights: readonly number[]): number {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const had = weights.reduce((sum, weight, place) => sum + weight * (similarities[place] ?? 0), 0);
  return all === 0 ? 0 : had / all;
}

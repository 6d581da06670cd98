import type { QueryTerm } from '../../../schemas/search/query/seek.ts';
import type { Vocabulary } from '../../../schemas/search/index/vocabulary.ts';

/** A word of a question, with the terms of the index that it can stand for. */
export interface Asked {
  readonly queryTerm: QueryTerm;
  /** The weight of the word: higher for rare words, lower for those that are aside. */
  readonly weight: number;
  /** True if the word says little, or is only in the story around the question. */
  readonly isAside: boolean;
}

/** For each word of a question, the similarity of the most similar one of some words, from 0 to 1. */
export type Similarities = (words: readonly string[]) => readonly number[];

/** How much of the question a text covers, from 0 to 1. */
export type Coverage = (text: string) => number;

export function openSimilarities(
  asked: readonly Asked[],
  { wordOf }: Pick<Vocabulary, 'wordOf'>,
): Similarities {
  const meant = new Map<string, (readonly [place: number, similarity: number])[]>();
  for (const [place, { queryTerm }] of asked.entries()) {
    for (const { terms, similarity } of queryTerm.expansions) {
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

/** The weighted mean of the similarities, from 0 to 1. */
export function shareOf(similarities: readonly number[], weights: readonly number[]): number {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const had = weights.reduce((sum, weight, place) => sum + weight * (similarities[place] ?? 0), 0);
  return all === 0 ? 0 : had / all;
}

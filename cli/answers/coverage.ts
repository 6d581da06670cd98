import type { Sought } from '../../schemas/search/seek.ts';
import type { Vocabulary } from '../../schemas/search/vocabulary.ts';

/** What is sought of one word of a question. */
export interface Asked {
  readonly sought: Sought;
  /** How much it says of what is asked: rare words say more, and those of a story around the question less. */
  readonly weight: number;
  /** Whether it stands in that story alone. */
  readonly isAside: boolean;
}

/** For each word of a question, how alike the most alike of some words is, from 0 to 1. */
export type Likenesses = (words: readonly string[]) => readonly number[];

/** How much of what is asked some words have, from 0 to 1. */
export type Coverage = (words: readonly string[]) => number;

export function openLikenesses(asked: readonly Asked[], { wordOf }: Pick<Vocabulary, 'wordOf'>): Likenesses {
  const meant = new Map<string, (readonly [place: number, likeness: number])[]>();
  for (const [place, { sought }] of asked.entries()) {
    for (const { terms, likeness } of sought.ways) {
      for (const term of terms) {
        const word = wordOf(term);
        meant.set(word, [...(meant.get(word) ?? []), [place, likeness / terms.length]]);
      }
    }
  }
  return (words) => {
    const likenesses = asked.map(() => 0);
    for (const word of words)
      for (const [place, likeness] of meant.get(word) ?? [])
        likenesses[place] = Math.max(likeness, likenesses[place] ?? 0);
    return likenesses;
  };
}

/** How much of what weighs so much is there, from 0 to 1. */
export function shareOf(likenesses: readonly number[], weights: readonly number[]): number {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const had = weights.reduce((sum, weight, place) => sum + weight * (likenesses[place] ?? 0), 0);
  return all === 0 ? 0 : had / all;
}

import type { Sought } from '../../schemas/search/seek.ts';
import type { Vocabulary } from '../../schemas/search/vocabulary.ts';

/** What is sought of one word of a question. */
export interface Asked {
  readonly sought: Sought;
  /** How rare it is: rare words say more of what is asked. */
  readonly rarity: number;
}

/** How much of what is asked some words have, from 0 to 1. */
export type Coverage = (words: readonly string[]) => number;

/** A word of the question counts once, as the most alike of the words has it. */
export function openCoverage(asked: readonly Asked[], { wordOf }: Pick<Vocabulary, 'wordOf'>): Coverage {
  const all = asked.reduce((sum, { rarity }) => sum + rarity, 0);
  const meant = new Map<string, (readonly [place: number, share: number])[]>();
  for (const [place, { sought, rarity }] of asked.entries()) {
    for (const { terms, likeness } of sought.ways) {
      const share = (likeness * rarity) / all / terms.length;
      for (const term of terms) {
        const word = wordOf(term);
        meant.set(word, [...(meant.get(word) ?? []), [place, share]]);
      }
    }
  }
  return (words) => {
    const shares = new Map<number, number>();
    for (const word of words)
      for (const [place, share] of meant.get(word) ?? [])
        shares.set(place, Math.max(share, shares.get(place) ?? 0));
    return Array.from(shares.values()).reduce((sum, share) => sum + share, 0);
  };
}

import { wordsInPlaces } from './similarity.ts';
import { type Asked, type Similarities, shareOf } from './coverage.ts';
import type { Part } from '../parts/part.ts';

/** Two words are close if their positions differ by at most this many. */
const maxApart = 3;

/** How many pairs of neighbouring words of the question are close in a part, in any order: from 0 to 1. */
export function openPairs(asked: readonly Asked[], similarities: Similarities): (part: Part) => number {
  const weights = asked.slice(1).map(({ weight }, place) => Math.min(weight, asked[place]?.weight ?? 0));
  return (part) => {
    const found = weights.map(() => 0);
    for (const words of wordsInPlaces(part)) findIn(words, found);
    return shareOf(found, weights);
  };

  /** A pair's index is that of its first word in the question. */
  function findIn(words: readonly string[], found: number[]): void {
    const last = new Map<number, { readonly at: number; readonly similarity: number }>();
    for (const [at, word] of words.entries()) {
      for (const [place, similarity] of similarities([word]).entries()) {
        if (similarity === 0) continue;
        last.set(place, { at, similarity });
        for (const other of [place - 1, place + 1]) {
          const near = last.get(other);
          if (near === undefined || near.at === at || at - near.at > maxApart) continue;
          const pair = Math.min(place, other);
          found[pair] = Math.max(found[pair] ?? 0, similarity * near.similarity);
        }
      }
    }
  }
}

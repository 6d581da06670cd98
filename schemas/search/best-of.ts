import type { Found } from './query/rank.ts';

/**
 * A part of what was found, the best first; what is alike in the order of the index. Thousands are found where ten are
 * shown: only those that can be among the wanted ones are sorted.
 */
export function bestOf(found: readonly Found[], offset: number, length: number): Found[] {
  const end = offset + length;
  const scores = Float64Array.from(found, ({ score }) => score).toSorted();
  const least = scores[scores.length - end] ?? 0;
  return found
    .filter(({ score }) => score >= least)
    .toSorted((a, b) => b.score - a.score || a.document - b.document)
    .slice(offset, end);
}

import { pageOf } from '../parts/page-of.ts';
import type { Part } from '../parts/part.ts';

interface Scored {
  readonly part: Part;
  readonly score: number;
}

/** Several parts of a page that match count more than one: the share that each next part adds, and how many count. */
const shareOfNext = 0.4;
const maxParts = 6;

/** By URL, the combined score of a page's parts relative to the best page, from 0 to 1. */
export function pageSums(scored: readonly Scored[]): ReadonlyMap<string, number> {
  const pages = new Map<string, number[]>();
  for (const { part, score } of scored) {
    const own = pages.get(pageOf(part));
    if (own === undefined) pages.set(pageOf(part), [score]);
    else own.push(score);
  }
  const sums = Array.from(pages, ([page, scores]) => [page, damped(scores)] as const);
  const most = sums.reduce((sum, each) => Math.max(sum, each[1]), 0);
  return new Map(sums.map(([page, sum]) => [page, most === 0 ? 0 : sum / most]));
}

const damped = (scores: readonly number[]): number =>
  scores
    .toSorted((a, b) => b - a)
    .slice(0, maxParts)
    .reduce((sum, score, place) => sum + score * shareOfNext ** place, 0);

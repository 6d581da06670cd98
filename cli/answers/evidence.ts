import type { RankedPart } from './rank-parts.ts';

/** What the whole of a page has of what is asked, each from 0 to 1. */
export interface Evidence {
  /** Against the page that has most. */
  readonly score: number;
  readonly covered: number;
}

export const noEvidence: Evidence = { score: 0, covered: 0 };

/** By the place of each page among all. */
export function evidenceOf(ranked: readonly RankedPart[]): ReadonlyMap<number, Evidence> {
  const most = ranked.reduce((score, each) => Math.max(score, each.score), 0);
  return new Map(ranked.map(({ place, score, covered }) => [place, { score: score / most, covered }]));
}

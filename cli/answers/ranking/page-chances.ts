import { pageOf } from '../parts/page-of.ts';
import type { Part } from '../parts/part.ts';

/** By URL, how likely each page answers the question if one does. The chances add up to 1. A page counts as its best part. */
export function pageChances(
  parts: readonly { readonly part: Pick<Part, 'url'>; readonly rank: number }[],
): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>();
  for (const { part, rank } of parts)
    ranks.set(pageOf(part), Math.max(rank, ranks.get(pageOf(part)) ?? -Infinity));
  const most = Math.max(...ranks.values());
  const shares = Array.from(ranks, ([page, rank]) => [page, Math.exp(rank - most)] as const);
  const all = shares.reduce((sum, [, share]) => sum + share, 0);
  return new Map(shares.map(([page, share]) => [page, share / all]));
}

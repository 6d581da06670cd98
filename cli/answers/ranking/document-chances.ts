import type { Part } from '../parts/part.ts';

/** By id, how likely each document answers the question if one does. The chances add up to 1. A document counts as its best part. */
export function documentChances(
  parts: readonly { readonly part: Pick<Part, 'document'>; readonly rank: number }[],
): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>();
  for (const { part, rank } of parts)
    ranks.set(part.document, Math.max(rank, ranks.get(part.document) ?? -Infinity));
  const most = Math.max(...ranks.values());
  const shares = Array.from(ranks, ([document, rank]) => [document, Math.exp(rank - most)] as const);
  const all = shares.reduce((sum, [, share]) => sum + share, 0);
  return new Map(shares.map(([document, share]) => [document, share / all]));
}

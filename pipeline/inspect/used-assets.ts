import type { AssetId } from '../../schemas/base/ids.ts';
import { isTaken } from '../decode/state.ts';
import type { Asset } from '../entry.ts';
import type { Graph } from '../graph.ts';
import { leadsToAsset } from './reference-kinds.ts';

/** The assets that reported entries show or link to and that the build takes, in the order of ids. */
export function usedAssets(graph: Graph): Asset[] {
  const used = new Set<AssetId>();
  for (const [id, references] of graph.references) {
    if (!graph.reported.has(id)) continue;
    for (const reference of references) if (leadsToAsset(reference)) used.add(reference.target);
  }
  return [...graph.assets.values()].filter(({ id, state }) => used.has(id) && isTaken(state, graph.drafts));
}

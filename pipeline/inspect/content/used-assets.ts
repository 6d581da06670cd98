import type { AssetId } from '../../../schemas/base/ids.ts';
import { isIncluded } from '../../decode/state.ts';
import type { Asset } from '../../entry.ts';
import type { Graph } from '../../graph.ts';
import { leadsToAsset } from '../reach/reference-kinds.ts';

/** The assets that reported entries show or link to and that the build includes, in the order of ids. */
export function usedAssets(graph: Graph): readonly Asset[] {
  const known = used.get(graph) ?? findUsed(graph);
  used.set(graph, known);
  return known;
}

const used = new WeakMap<Graph, readonly Asset[]>();

function findUsed(graph: Graph): Asset[] {
  const ids = new Set<AssetId>();
  for (const [id, references] of graph.references) {
    if (!graph.reported.has(id)) continue;
    for (const reference of references) if (leadsToAsset(reference)) ids.add(reference.target);
  }
  return [...graph.assets.values()].filter(({ id, state }) => ids.has(id) && isIncluded(state, graph.drafts));
}

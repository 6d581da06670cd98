import type { Asset, Entry } from '../../entry.ts';
import type { Graph, Reference } from '../../graph.ts';
import { leadsToAsset, leadsToEntry } from './reference-kinds.ts';

/** The entry or asset that a reference means, where the export has it. */
export function targetOf(reference: Reference, { entries, assets }: Graph): Entry | Asset | undefined {
  if (leadsToEntry(reference)) return entries.get(reference.target);
  return leadsToAsset(reference) ? assets.get(reference.target) : undefined;
}

import { targetLost } from '../../causes.ts';
import { leadsToAsset } from '../../inspect/reach/reference-kinds.ts';
import { locationOf } from '../../inspect/reach/location-of.ts';
import type { Reference } from '../../graph.ts';
import { rule } from '../../rule.ts';
import { refersTo } from '../words.ts';

export const missingAsset = rule<Reference & { readonly isDeleted: boolean }>({
  id: 'refs/missing-asset',
  severity: 'error',
  summary: 'Every image or file that is referred to is in the export.',
  advice: 'Choose another asset, or remove the reference; if the asset is there, publish it.',
  message: (reference, named) =>
    `${refersTo(reference, named)} the asset ${reference.target}, which ${
      reference.isDeleted ? 'is deleted' : 'is not in the export: it was deleted, or it is not published'
    }.`,
  *check({ id }, graph) {
    const { references, assets, deletedAssets } = graph;
    for (const reference of references.get(id) ?? []) {
      if (!leadsToAsset(reference) || assets.has(reference.target)) continue;
      const isDeleted = deletedAssets.has(reference.target);
      yield {
        at: locationOf(reference),
        detail: { ...reference, isDeleted },
        target: reference.target,
        cause: targetLost(reference, graph),
        advice: isDeleted ? 'Choose another asset, or remove the reference.' : undefined,
      };
    }
  },
});

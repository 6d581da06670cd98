import type { Graph, Reference } from '../../graph.ts';
import { leadsToAsset } from '../../inspect/reference-kinds.ts';
import { placeOf } from '../../inspect/place-of.ts';
import { rule } from '../../problem.ts';
import { refersTo } from '../words.ts';

export const noFile = rule<{ readonly reference: Reference; readonly title: string | undefined }>({
  id: 'media/no-file',
  severity: 'error',
  summary: 'Every asset that is used has a file.',
  advice: 'Upload the file in the asset and publish it.',
  message: ({ reference, title }) =>
    `${refersTo(reference)} the asset ${title ? `"${title}"` : reference.target}, which has no file: nothing is shown.`,
  *check({ id }, graph) {
    for (const reference of graph.references.get(id) ?? []) {
      const asset = assetOf(reference, graph);
      if (asset === undefined || asset.file !== undefined || asset.state === 'archived') continue;
      yield { at: placeOf(reference), detail: { reference, title: asset.title }, target: asset.id };
    }
  },
});

const assetOf = (reference: Reference, { assets }: Graph) =>
  leadsToAsset(reference) ? assets.get(reference.target) : undefined;

import { assetWithoutFile } from '../../causes.ts';
import type { Asset } from '../../entry.ts';
import type { Graph, Reference } from '../../graph.ts';
import { leadsToAsset } from '../../inspect/reach/reference-kinds.ts';
import { locationOf } from '../../inspect/reach/location-of.ts';
import { rule } from '../../rule.ts';
import { refersTo } from '../words.ts';

interface Detail {
  readonly reference: Reference;
  readonly title: string | undefined;
  readonly why: Why;
}

type Why = NonNullable<Asset['fileFault']> | 'absent';

export const noFile = rule<Detail>({
  id: 'media/no-file',
  severity: 'error',
  summary: 'Every asset that is used has a file.',
  advice: 'Upload the file in the asset and publish it.',
  message: ({ reference, title, why }, named) =>
    `${refersTo(reference, named)} the asset ${title ? `"${title}"` : reference.target}, ${faults[why]}: nothing is shown.`,
  *check({ id }, graph) {
    for (const reference of graph.references.get(id) ?? []) {
      const asset = assetOf(reference, graph);
      if (asset === undefined || asset.file !== undefined || asset.state === 'archived') continue;
      const why = asset.fileFault ?? 'absent';
      yield {
        at: locationOf(reference),
        detail: { reference, title: asset.title, why },
        target: asset.id,
        cause: assetWithoutFile(asset),
        advice: `${advice[why]}.`,
      };
    }
  },
});

const faults: Readonly<Record<Why, string>> = {
  absent: 'which has no file',
  unprocessed: 'whose upload Contentful has not processed yet, or could not process',
  empty: 'whose file has 0 bytes',
};

const advice: Readonly<Record<Why, string>> = {
  absent: 'Upload the file in the asset and publish it',
  unprocessed:
    'Wait until the asset shows its file, or upload the file again; publish the asset and export the space again',
  empty: 'Upload the file in the asset again and publish it',
};

const assetOf = (reference: Reference, { assets }: Graph) =>
  leadsToAsset(reference) ? assets.get(reference.target) : undefined;

import type { Asset } from '../../entry.ts';
import type { Graph } from '../../graph.ts';
import { usedAssets } from '../../inspect/content/used-assets.ts';
import { spaceRule } from '../../rule.ts';
import { sizeWords } from '../words.ts';

interface Detail {
  readonly what: 'image' | 'file';
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly limitBytes: number;
}

/** Checks each asset once, however often it is used. */
export const oversized = spaceRule<Detail>({
  id: 'media/oversized',
  severity: 'warn',
  summary: 'Every file is small enough to be loaded on a phone.',
  advice: 'Save the file smaller (fewer pixels, stronger compression) and replace it in the asset.',
  message: ({ what, fileName, sizeBytes, limitBytes }) =>
    `The ${what} "${fileName}" has ${sizeWords(sizeBytes)}; the limit is ${sizeWords(limitBytes)}.`,
  *checkSpace(graph) {
    for (const asset of usedAssets(graph)) {
      const detail = excessOf(asset, graph);
      if (detail !== undefined) yield { at: { asset: asset.id }, detail, target: detail.fileName };
    }
  },
});

function excessOf({ file }: Asset, { config: { limits } }: Graph): Detail | undefined {
  if (file?.size === undefined) return undefined;
  const what = file.contentType.startsWith('image/') ? 'image' : 'file';
  const limitBytes = what === 'image' ? limits.maxImageBytes : limits.maxFileBytes;
  if (file.size <= limitBytes) return undefined;
  return { what, fileName: file.fileName, sizeBytes: file.size, limitBytes };
}

import type { AssetId } from '../../../schemas/base/ids.ts';
import { imageMimeTypes } from '../../../schemas/spec/content/media.ts';
import type { AssetFile } from '../../entry.ts';
import type { Graph } from '../../graph.ts';
import { imagesOf } from '../../inspect/content/images-of.ts';
import { leadsToAsset } from '../../inspect/reach/reference-kinds.ts';
import { spaceRule } from '../../rule.ts';

/** Checks each asset once, however often it is shown. A drawing (SVG) needs no size. */
export const noSize = spaceRule<{ readonly fileName: string }>({
  id: 'media/no-size',
  severity: 'warn',
  summary: 'Every image has a width and a height.',
  advice: 'Upload the image again, as PNG, JPEG, WebP or GIF, and wait until Contentful has measured it.',
  message: ({ fileName }) =>
    `The image "${fileName}" has no width and height: the text below it moves when the image loads.`,
  *checkSpace(graph) {
    for (const [id, file] of shownImages(graph)) {
      if (!isMeasurable(file) || (file.width !== undefined && file.height !== undefined)) continue;
      yield { at: { asset: id }, detail: { fileName: file.fileName }, target: file.fileName };
    }
  },
});

/** In the order of the entries that show them first. */
function shownImages(graph: Graph): ReadonlyMap<AssetId, AssetFile> {
  const shown = new Map<AssetId, AssetFile>();
  for (const entry of graph.entries.values()) {
    // most entries show nothing
    if (!graph.references.get(entry.id)?.some(leadsToAsset) || !graph.reported.has(entry.id)) continue;
    for (const { asset } of imagesOf(entry, graph)) if (asset !== undefined) shown.set(asset.id, asset.file);
  }
  return shown;
}

/** `media/unsupported-type` reports files of types that are never shown. */
const isMeasurable = ({ contentType }: AssetFile): boolean =>
  contentType !== 'image/svg+xml' && imageMimeTypes.has(contentType);

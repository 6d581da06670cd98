import { createContext } from 'react';
import { bundledAsset, type BundledAsset } from '../../schemas/bundle/asset.ts';
import type { ContentNode } from '../../schemas/bundle/node.ts';
import { isIcon, isPicture } from './image-types.ts';

/** The id of the asset that an article shows first: it is loaded at once. */
export const FirstPicture = createContext<string | undefined>(undefined);

/** The first picture of a node, in the order of its fields, which is the order in which a reader meets them. */
export const firstPictureOf = (node: ContentNode): string | undefined => firstPictureIn(node.fields)?.id;

/** Walks fields, parts and texts alike: all are plain data, and an asset is known by its shape. */
function firstPictureIn(value: unknown): BundledAsset | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('fileName' in value) {
    const { data: asset } = bundledAsset.safeParse(value);
    return asset !== undefined && isPicture(asset) && !isIcon(asset) ? asset : undefined;
  }
  for (const inner of Object.values(value)) {
    const found = firstPictureIn(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}

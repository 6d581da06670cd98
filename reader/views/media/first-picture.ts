import { createContext } from 'react';
import { bundledAsset } from '../../../schemas/bundle/asset.ts';
import type { ContentNode } from '../../../schemas/bundle/node.ts';
import { isIcon, isPicture } from '../../../schemas/bundle/image-types.ts';

/** What an article shows first, an asset's id or the address of a picture in a text: it is loaded at once. */
export const FirstPicture = createContext<string | undefined>(undefined);

/** The first picture of a node, in the order of its fields, which is the order in which a reader meets them. */
export const firstPictureOf = (node: ContentNode): string | undefined => firstPictureIn(node.fields);

/** Walks fields, parts and texts alike: all are plain data, and an asset is known by its shape. */
function firstPictureIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) return firstPictureAmong(value);
  if (isTextOrClosed(value)) return undefined;
  if ('fileName' in value) {
    const { data: asset } = bundledAsset.safeParse(value);
    return asset !== undefined && isPicture(asset) && !isIcon(asset) ? asset.id : undefined;
  }
  if ('tagName' in value && value.tagName === 'img') return srcOf(value);
  return firstPictureAmong(Object.values(value));
}

function firstPictureAmong(values: readonly unknown[]): string | undefined {
  for (const value of values) {
    const found = firstPictureIn(value);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Words are no picture, and what stands in a closed question is not seen first. */
const isTextOrClosed = (value: object): boolean =>
  'type' in value && (value.type === 'text' || value.type === 'kbFaqQuestion');

function srcOf(picture: object): string | undefined {
  const { src } = (picture as { readonly properties?: { readonly src?: unknown } }).properties ?? {}; // hast
  return typeof src === 'string' ? src : undefined;
}

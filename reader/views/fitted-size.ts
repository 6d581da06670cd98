import type { BundledAsset } from '../../schemas/bundle/asset.ts';

/** The greatest height of a picture in a text. Unit: CSS pixels. Source: requirements AR-17. */
const maxHeight = 672;

/** The size that a picture gets before it is loaded; in proportion, so that style sheets need only narrow it. */
export function fittedSize({ width, height }: BundledAsset): { width?: number; height?: number } {
  if (width === undefined || height === undefined) return {};
  if (height <= maxHeight) return { width, height };
  return { width: Math.round((width * maxHeight) / height), height: maxHeight };
}

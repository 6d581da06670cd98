import type { BundledAsset } from '../../../schemas/bundle/asset.ts';
import { imageMaxHeightPx } from '../../../schemas/spec/content/media.ts';

/** The size that a picture gets before it is loaded; in proportion, so that style sheets need only narrow it. */
export function fittedSize({ width, height }: Pick<BundledAsset, 'width' | 'height'>): {
  width?: number;
  height?: number;
} {
  if (width === undefined || height === undefined) return {};
  if (height <= imageMaxHeightPx) return { width, height };
  return { width: Math.round((width * imageMaxHeightPx) / height), height: imageMaxHeightPx };
}

import type { BundledAsset } from '../../../schemas/bundle/asset.ts';
import { imageMaxHeightPx } from '../../../schemas/spec/content/media.ts';

type Size = Pick<BundledAsset, 'width' | 'height'>;

/** The size that a picture gets before it is loaded; in proportion, so that style sheets need only narrow it. */
export function fittedSize({ width, height }: Size): Size {
  if (width === undefined || height === undefined) return {};
  const maxPx = isHigh({ width, height }) ? highPictureMaxPx : imageMaxHeightPx;
  return height <= maxPx ? { width, height } : { width: Math.round((width * maxPx) / height), height: maxPx };
}

/** Whether a picture is a screen of a phone, or as high as one. */
export const isHigh = ({ width = 0, height = 0 }: Size): boolean => height > width && height >= leastHighPx;

/** Higher, it would fill the window. Unit: CSS pixels. */
const highPictureMaxPx = 520;

/** What is smaller is a drawing or a face. Unit: CSS pixels. */
const leastHighPx = 400;

import type { BundledAsset } from './asset.ts';
import { imageMimeTypes, inlineImageBelowPx } from '../spec/content/media.ts';

/** Whether a file is shown as a picture. Source: docs/requirements.md, AR-17. */
export const isPicture = (asset: BundledAsset): boolean => imageMimeTypes.has(asset.contentType);

/** An icon, to be set in a line of text. Source: docs/requirements.md, AR-17. */
export const isIcon = ({ width, height }: BundledAsset): boolean =>
  width !== undefined && height !== undefined && width < inlineImageBelowPx && height < inlineImageBelowPx;

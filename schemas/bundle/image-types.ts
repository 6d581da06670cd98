import type { BundledAsset } from './asset.ts';
import { imageMimeTypes, inlineImageBelowPx } from '../spec/content/media.ts';

/** Whether a file is shown as a picture. Source: docs/requirements.md, AR-17. */
export const isPicture = (asset: Pick<BundledAsset, 'contentType'>): boolean =>
  imageMimeTypes.has(asset.contentType);

/** An icon, to be set in a line of text. Source: docs/requirements.md, AR-17. */
export const isIcon = ({ width, height }: Pick<BundledAsset, 'width' | 'height'>): boolean =>
  width !== undefined && height !== undefined && width < inlineImageBelowPx && height < inlineImageBelowPx;

/** A picture that a social card can show: icons are too small, and SVG is not supported. Source: ogp.me, "Structured Properties". */
export const isCardPicture = (asset: Pick<BundledAsset, 'contentType' | 'width' | 'height'>): boolean =>
  isPicture(asset) && !isIcon(asset) && asset.contentType !== 'image/svg+xml';

import type { BundledAsset } from '../../schemas/bundle/asset.ts';

/** The only types that are shown as pictures. Source: requirements AR-17. */
const imageTypes: ReadonlySet<string> = new Set([
  'image/gif',
  'image/jpeg',
  'image/pjpeg',
  'image/png',
  'image/svg+xml',
  'image/tiff',
  'image/x-icon',
  'image/vnd.microsoft.icon',
  'image/vnd.wap.wbmp',
  'image/webp',
]);

export const isPicture = (asset: BundledAsset): boolean => imageTypes.has(asset.contentType);

/** An icon, to be set in a line of text. Unit: CSS pixels. Source: requirements AR-17. */
export const isIcon = (asset: BundledAsset): boolean =>
  asset.width !== undefined &&
  asset.height !== undefined &&
  asset.width < iconSize &&
  asset.height < iconSize;

const iconSize = 30;

import type { BundledAsset } from '../../../schemas/bundle/asset.ts';

/** What a reader wants to know before a download: `PDF, 1.2 MB`. */
export const fileNote = (asset: BundledAsset): string =>
  [fileType(asset), asset.size === undefined ? undefined : fileSize(asset.size)].filter(Boolean).join(', ');

/** The ending of the file's name, which readers know; else the second half of its media type. */
function fileType({ fileName, contentType }: BundledAsset): string {
  const ending = /\.(?<ending>[a-z0-9]{1,5})$/iu.exec(fileName)?.groups?.['ending'];
  return (ending ?? contentType.split('/')[1] ?? '').toUpperCase();
}

/** Decimal units, as file managers and shops use them. */
function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

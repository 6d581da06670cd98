import type { Element } from 'hast';
import type { BundledAsset } from '../../../schemas/bundle/asset.ts';

/** The space's file behind a picture's address, or undefined where the picture comes from elsewhere. */
export type PictureOf = (src: string) => BundledAsset | undefined;

/**
 * Gives a picture in a text its file's address and size, so that nothing moves when it loads. It applies to files of
 * the space. Parameters of the image service are kept: a narrower picture stays narrower, and a cropped one stays as
 * written.
 */
export function placePicture({ properties }: Element, pictureOf: PictureOf): void {
  const asked = askedSize(String(properties['src'] ?? ''));
  const asset = asked === undefined ? undefined : pictureOf(asked.src);
  if (asset === undefined) return;
  properties['src'] = asset.url;
  Object.assign(properties, sizeWithin(asset, asked ?? {}));
}

interface AskedSize {
  readonly src: string;
  readonly width?: number;
  readonly height?: number;
}

/** Undefined where the address asks for another picture than the file: a part of it, round corners. */
function askedSize(src: string): AskedSize | undefined {
  const [path = '', query = ''] = src.split('?', 2);
  const asked = new URLSearchParams(query);
  if (['fit', 'f', 'r', 'bg'].some((name) => asked.has(name))) return undefined;
  const [width, height] = [Number(asked.get('w')), Number(asked.get('h'))];
  return { src: path, ...(width > 0 && { width }), ...(height > 0 && { height }) };
}

/** The requested size in proportion, never larger than the file. */
function sizeWithin(
  { width, height }: BundledAsset,
  asked: Pick<AskedSize, 'width' | 'height'>,
): { width?: number; height?: number } {
  if (width === undefined || height === undefined) return {};
  const scale = Math.min(1, (asked.width ?? width) / width, (asked.height ?? height) / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

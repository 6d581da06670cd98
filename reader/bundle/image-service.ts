import { parseUrl } from './parse-url.ts';

/** A picture's file, as far as it is known. */
export interface PictureFile {
  /** The final address. */
  readonly url: string;
  readonly contentType: string;
  /** In bytes. */
  readonly size?: number | undefined;
  /** In CSS pixels. */
  readonly width?: number | undefined;
}

/**
 * The picture in widths that browsers choose from, none wider than the file; undefined where the file is only served as
 * it is: it lies on this site, is drawn (SVG), can move (GIF), or is too large for the service.
 */
export function srcSetOf(file: PictureFile, hosts: ReadonlySet<string>): string | undefined {
  const { url, contentType, width, size = 0 } = file;
  if (width === undefined || size > maxBytes || !resizableTypes.has(contentType)) return undefined;
  if (!hosts.has(parseUrl(url)?.host ?? '')) return undefined;
  const narrower = widthsPx.filter((one) => one < width);
  const widest = Math.min(width, maxWidthPx);
  return [...narrower, widest].map((one) => `${resized(url, one)} ${one}w`).join(', ');
}

/** The picture for a whole screen; a file that is only served as it is, as it is. */
export function largeSrcOf(file: PictureFile, hosts: ReadonlySet<string>): string {
  const srcSet = srcSetOf(file, hosts);
  return srcSet === undefined ? file.url : resized(file.url, Math.min(file.width ?? maxWidthPx, maxWidthPx));
}

const resizableTypes = new Set(['image/jpeg', 'image/pjpeg', 'image/png', 'image/tiff', 'image/webp']);

/** From a small phone to the page's running text on a screen of double density, and a picture that fills a desktop screen. */
const widthsPx = [320, 480, 640, 960, 1280, 1600, 2200];
const maxWidthPx = 2800;

/** Larger files are served as they are. Source: Contentful, "Technical limits". */
const maxBytes = 20_000_000;

/** From 0 to 100. Letters in screenshots stay sharp, and the file shrinks to a third. */
const quality = 80;

function resized(url: string, widthPx: number): string {
  const address = new URL(url);
  address.search = new URLSearchParams({ w: String(widthPx), q: String(quality), fm: 'webp' }).toString();
  return address.href;
}

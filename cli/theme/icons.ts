import { extname } from 'node:path';
import type { ResolvedTheme, ThemeFile } from '../../pipeline/theme/resolved-theme.ts';
import { isInstalled, warnOfInput } from '../reads/reads.ts';
import { themeFile } from './theme-file.ts';

interface Icons {
  readonly icons: ResolvedTheme['head'];
  readonly files: readonly ThemeFile[];
}

/** What stands on a site's icon where a system wants no transparency. */
interface IconGround {
  readonly ground: string;
  readonly siteName: string;
}

/** Draws a picture as a PNG with so many pixels on each side. */
type Draw = (pixels: number, ground?: string) => Uint8Array<ArrayBuffer>;

/** The icons of a site, from one SVG or PNG: for tabs, bookmarks, home screens, and for browsers that ask for `favicon.ico`. */
export async function iconsOf(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  about: IconGround,
): Promise<Icons> {
  const type = extname(name).toLowerCase() === '.svg' ? 'image/svg+xml' : 'image/png';
  const own = themeFile(type === 'image/png' ? 'favicon.png' : 'favicon.svg', bytes);
  const link = { rel: 'icon', href: own.path, type };
  const draw = await drawerOf(bytes, type);
  if (draw === undefined) return { icons: [link], files: [own] };
  const sizes = [192, 512];
  const manifest = {
    name: about.siteName,
    icons: sizes.map((size) => ({ src: `icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
    display: 'browser',
  };
  return {
    icons: [
      { rel: 'icon', href: 'favicon.ico', sizes: '32x32' },
      link,
      { rel: 'apple-touch-icon', href: 'apple-touch-icon.png' },
      { rel: 'manifest', href: 'site.webmanifest' },
    ],
    files: [
      own,
      themeFile('favicon.ico', icoOf(draw(32), 32)),
      themeFile('apple-touch-icon.png', draw(180, about.ground)),
      ...sizes.map((size) => themeFile(`icon-${size}.png`, draw(size))),
      themeFile('site.webmanifest', Buffer.from(`${JSON.stringify(manifest)}\n`)),
    ],
  };
}

/** Undefined where the package that draws is not installed: it has no build for every system. */
async function drawerOf(bytes: Uint8Array, type: string): Promise<Draw | undefined> {
  if (!isInstalled('@resvg/resvg-js')) {
    warnOfInput('@resvg/resvg-js is not installed, so "theme.favicon" is the only icon of the site.');
    return undefined;
  }
  const renderer = await import('@resvg/resvg-js');
  const href = `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
  return (pixels, ground) => {
    const inset = ground === undefined ? 0 : Math.round(pixels / 10);
    const inside = pixels - 2 * inset;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}">${
      ground === undefined ? '' : `<rect width="100%" height="100%" fill="${ground}"/>`
    }<image href="${href}" x="${inset}" y="${inset}" width="${inside}" height="${inside}"/></svg>`;
    return Uint8Array.from(new renderer.Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng());
  };
}

/** An ICO file with one PNG. Source: Microsoft, "The format of icon resources"; PNG since Windows Vista. */
function icoOf(png: Uint8Array, pixels: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(pixels, 6);
  header.writeUInt8(pixels, 7);
  header.writeUInt16LE(1, 10); // one plane
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

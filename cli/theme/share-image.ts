import type { ThemeConfig } from '../../pipeline/config/theme.ts';
import { UsageError } from '../usage-error.ts';
import { hashedThemeFile, readThemeFile } from './theme-file.ts';

/** Throws a sentence for what is no PNG. */
export async function readShareImage({ shareImage }: ThemeConfig, configFile: string | undefined) {
  if (shareImage === undefined) return undefined;
  const named = { setting: 'theme.shareImage', name: shareImage };
  const bytes = await readThemeFile(named, configFile);
  if (!Buffer.from(bytes).subarray(0, 8).equals(pngSignature))
    throw new UsageError(`"theme.shareImage" is ${shareImage}, which is no PNG.`);
  return hashedThemeFile(shareImage, bytes);
}

/** Source: W3C, "Portable Network Graphics", "PNG signature"; "IHDR". */
const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

export function pngSize(png: Uint8Array): { readonly width: number; readonly height: number } {
  const bytes = Buffer.from(png);
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

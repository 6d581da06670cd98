import { pathBesideExport } from '../../../../pipeline/normalize/media.ts';
import { parseUrl } from '../../../../pipeline/addresses/parse-url.ts';

/** A file of an asset, in one locale. */
export interface AssetFile {
  /** What people know it by. */
  readonly name: string;
  readonly url: URL;
  /** In the folder: host and path of its address, as a build looks for it. Undefined where the address leads out of it. */
  readonly path: string | undefined;
  readonly sizeBytes: number | undefined;
}

/** The files that assets name, each once. Addresses that are none are told by `path` being undefined. */
export function assetFiles(assets: readonly unknown[]): AssetFile[] {
  const files = new Map<string, AssetFile>();
  for (const { url, fileName, details } of assets.flatMap(valuesIn)) {
    if (typeof url !== 'string' || files.has(url)) continue;
    const name = typeof fileName === 'string' ? fileName : url;
    const size = details?.size;
    const sizeBytes = typeof size === 'number' && size >= 0 ? size : undefined;
    const absolute = url.startsWith('//') ? `https:${url}` : url;
    const address = parseUrl(absolute);
    files.set(url, { name, url: address ?? nowhere, path: address && pathOf(absolute), sizeBytes });
  }
  return [...files.values()];
}

const nowhere = new URL('about:blank');

/** The port is no part of a name: a colon is not to be had on every system. */
function pathOf(address: string): string | undefined {
  const url = new URL(address);
  url.port = '';
  return pathBesideExport(url.href);
}

interface FileValue {
  readonly url?: unknown;
  readonly fileName?: unknown;
  readonly details?: { readonly size?: unknown } | null;
}

/** Where an asset holds something else than files by locale, it has none. */
function valuesIn(asset: unknown): FileValue[] {
  const file = (asset as { readonly fields?: { readonly file?: unknown } | null } | null)?.fields?.file;
  if (typeof file !== 'object' || file === null) return [];
  return Object.values(file as Readonly<Record<string, unknown>>).filter(
    (value): value is FileValue => typeof value === 'object' && value !== null,
  );
}

import { absoluteFileUrl } from '../../../../pipeline/addresses/absolute-file-url.ts';
import { pathBesideExport } from '../../../../pipeline/normalize/media.ts';
import { parseUrl } from '../../../../pipeline/addresses/parse-url.ts';

/** A file of an asset, in one locale. */
export interface AssetFile {
  /** Its name for people. */
  readonly name: string;
  readonly url: URL;
  /**
   * Its path in the folder: host and path of its URL, where a build looks for it. Undefined if that would be outside the
   * folder.
   */
  readonly path: string | undefined;
  readonly sizeBytes: number | undefined;
}

/** The files of assets, each once. A file with an invalid URL has no `path`. */
export function assetFiles(assets: readonly unknown[]): AssetFile[] {
  const files = new Map<string, AssetFile>();
  for (const { url, fileName, details } of assets.flatMap(valuesIn)) {
    if (typeof url !== 'string' || files.has(url)) continue;
    const name = typeof fileName === 'string' ? fileName : url;
    const size = details?.size;
    const sizeBytes = typeof size === 'number' && size >= 0 ? size : undefined;
    const absolute = absoluteFileUrl(url);
    const address = parseUrl(absolute);
    files.set(url, { name, url: address ?? nowhere, path: address && pathOf(absolute), sizeBytes });
  }
  return [...files.values()];
}

const nowhere = new URL('about:blank');

/** The port is left out, because some systems do not allow a colon in names. */
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

/** An asset whose file is not an object by locale has no files. */
function valuesIn(asset: unknown): FileValue[] {
  const file = (asset as { readonly fields?: { readonly file?: unknown } | null } | null)?.fields?.file;
  if (typeof file !== 'object' || file === null) return [];
  return Object.values(file as Readonly<Record<string, unknown>>).filter(
    (value): value is FileValue => typeof value === 'object' && value !== null,
  );
}

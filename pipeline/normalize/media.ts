import { absoluteFileUrl } from '../addresses/absolute-file-url.ts';
import type { AssetId } from '../../schemas/base/ids.ts';
import type { BundledAsset } from '../../schemas/bundle/asset.ts';
import { isIncluded } from '../decode/state.ts';
import type { Asset, AssetFile } from '../entry.ts';
import type { Graph } from '../graph.ts';
import { derive } from '../queries/derive.ts';
import type { MediaFiles } from './media-files.ts';
import { parseUrl } from '../addresses/parse-url.ts';

/** A file that the site needs: its source, and its address within the site. */
export interface MediaCopy {
  readonly from: string;
  readonly to: string;
}

/** The files of the space, as the bundle names them. */
export interface Media {
  asset(id: string): BundledAsset | undefined;
  /** The file at an address of the image service. */
  picture(url: string): BundledAsset | undefined;
  /** Files that must be copied for the addresses that were given out. */
  copies(): readonly MediaCopy[];
}

/** A file beside the export is copied under its hash. Any other file is linked at the image service. */
export function mediaOf(graph: Graph, files: MediaFiles | undefined): Media {
  const copied = new Map<string, string>();
  const media: Media = {
    asset(id) {
      const asset = graph.assets.get(id as AssetId);
      if (asset?.file === undefined || !isIncluded(asset.state, graph.drafts)) return undefined;
      const url = localUrl(asset.file, files, copied) ?? remoteUrl(asset.file.url);
      return url === undefined ? undefined : describe(asset, asset.file, url);
    },
    picture(url) {
      const id = placesOf(graph).byPath.get(pathBesideExport(url) ?? '');
      return id === undefined ? undefined : media.asset(id);
    },
    copies: () => Array.from(copied, ([from, to]) => ({ from, to })),
  };
  return media;
}

interface Places {
  readonly byPath: ReadonlyMap<string, AssetId>;
}

const placesOf = derive<Places>('media', assetsByPath);

function assetsByPath({ assets }: Graph): Places {
  const byPath = new Map<string, AssetId>();
  for (const { id, file } of assets.values()) {
    const path = file === undefined ? undefined : pathBesideExport(file.url);
    if (path !== undefined) byPath.set(path, id);
  }
  return { byPath };
}

function localUrl(
  file: AssetFile,
  files: MediaFiles | undefined,
  copied: Map<string, string>,
): string | undefined {
  const path = pathBesideExport(file.url);
  const hash = path === undefined ? undefined : files?.get(path);
  if (path === undefined || hash === undefined) return undefined;
  const to = `/assets/media/${hash.slice(0, 16)}${endingOf(file.fileName)}`;
  copied.set(path, to);
  return to;
}

/**
 * The path of a file beside an export of contentful-export: host and path of its address. Undefined for a path outside
 * of the folder.
 */
export function pathBesideExport(url: string): string | undefined {
  const address = parseUrl(absoluteFileUrl(url));
  const path = address && decodePath(`${address.hostname}${address.pathname}`);
  const isContained =
    path !== undefined && path.split('/').every((part) => part !== '' && !/^\.+$|[\\:\u0000]/u.test(part));
  return isContained ? path : undefined;
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The address of a file at another host; undefined of one that no encrypted page loads. */
export function remoteUrl(url: string): string | undefined {
  const absolute = absoluteFileUrl(url);
  return parseUrl(absolute)?.protocol === 'https:' ? absolute : undefined;
}

/** The ending of a file's name, if it is an ordinary one: it decides how hosts serve the file. */
const endingOf = (fileName: string): string => /\.[a-z0-9]{1,8}$/iu.exec(fileName)?.[0].toLowerCase() ?? '';

const describe = (asset: Asset, file: AssetFile, url: string): BundledAsset => ({
  id: asset.id,
  ...(asset.title !== undefined && { title: asset.title }),
  ...(asset.description !== undefined && { description: asset.description }),
  url,
  fileName: file.fileName,
  contentType: file.contentType,
  ...(file.size !== undefined && { size: file.size }),
  ...(file.width !== undefined && { width: file.width }),
  ...(file.height !== undefined && { height: file.height }),
});

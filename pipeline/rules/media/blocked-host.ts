import { hostNotNamed } from '../../causes.ts';
import {
  audioFilePattern,
  videoAddressPatterns,
  videoFilePattern,
} from '../../../schemas/spec/content/video-services.ts';
import type { AssetFile, Entry } from '../../entry.ts';
import type { Graph } from '../../graph.ts';
import { isAllowed, type LoadedKind, sourcesOf } from '../../headers/allowed-hosts.ts';
import { imagesOf } from '../../inspect/content/images-of.ts';
import { type MediaAddress, mediaAddresses } from '../../inspect/content/media-addresses.ts';
import { namesOfFields } from '../../inspect/content/names-of-fields.ts';
import { locationOf } from '../../inspect/reach/location-of.ts';
import { leadsToAsset } from '../../inspect/reach/reference-kinds.ts';
import { absoluteFileUrl } from '../../addresses/absolute-file-url.ts';
import type { Occurrence } from '../../finding.ts';
import { rule } from '../../rule.ts';
import { shortened } from '../words.ts';
import { parseUrl } from '../../addresses/parse-url.ts';

interface Detail {
  readonly what: string;
  readonly url: string;
  readonly host: string;
  readonly setting: LoadedKind;
}

export const blockedHost = rule<Detail>({
  id: 'media/blocked-host',
  severity: 'warn',
  summary: 'Every image, video and frame comes from a host that pages may load from.',
  advice:
    'Upload the file to Contentful, or have the host named in the configuration, under "contentPolicy".',
  message: ({ what, url, host, setting }) =>
    `${what} comes from ${host} (${shortened(url, 120)}), which "contentPolicy.${setting}" does not name: browsers block it, and readers see nothing.`,
  *check(entry, graph) {
    let sources: ReturnType<typeof sourcesOf> | undefined;
    for (const { setting, what, url, occurrence } of [
      ...loadedFields(entry, graph),
      ...images(entry, graph),
      ...files(entry, graph),
    ]) {
      // over http it is blocked whatever its host, and other rules say so
      if (url.protocol !== 'https:') continue;
      sources ??= sourcesOf(graph.config);
      if (isAllowed(url, sources[setting])) continue;
      const cause = hostNotNamed(url.host, setting);
      yield { ...occurrence, detail: { what, url: url.href, host: url.host, setting }, cause };
    }
  },
});

interface Loaded extends Pick<Detail, 'what' | 'setting'> {
  readonly url: URL;
  readonly occurrence: Pick<Occurrence<Detail>, 'at' | 'target'>;
}

function* loadedFields(entry: Entry, graph: Graph): Iterable<Loaded> {
  for (const media of mediaAddresses(entry, graph)) {
    const { at, field, use, value, address } = media;
    if (address.kind !== 'outside') continue;
    const setting = kindOf(use, address.url.href);
    if (setting === undefined) continue;
    const occurrence = { at, target: value };
    yield {
      setting,
      what: `The ${use} in the field "${namesOfFields(entry, graph)(field)}"`,
      url: address.url,
      occurrence,
    };
  }
}

/** Undefined for a video of a known service, and for a video that readers get as a link. */
function kindOf(use: MediaAddress['use'], url: string): LoadedKind | undefined {
  if (use === 'frame') return 'frames';
  const isOfService = Object.values(videoAddressPatterns).some((pattern) => pattern.test(url));
  return !isOfService && (videoFilePattern.test(url) || audioFilePattern.test(url)) ? 'media' : undefined;
}

/** Images in Markdown, which have no asset. */
function* images(entry: Entry, graph: Graph): Iterable<Loaded> {
  for (const { at, asset, target } of imagesOf(entry, graph)) {
    const url = asset === undefined ? parseUrl(target) : undefined;
    if (url !== undefined) yield { setting: 'images', what: 'An image', url, occurrence: { at, target } };
  }
}

/** Pictures, videos and sounds of the space: an export can name any host. Linked files are not loaded. */
function* files(entry: Entry, graph: Graph): Iterable<Loaded> {
  const hasVideo = entry.type === 'media' && entry.fields['videoUrl'] !== undefined; // it takes the place of the file
  for (const reference of graph.references.get(entry.id) ?? []) {
    if (!leadsToAsset(reference) || reference.kind === 'asset-hyperlink' || hasVideo) continue;
    const file = graph.assets.get(reference.target)?.file;
    const setting = file && settingFor(file);
    const address = file && parseUrl(absoluteFileUrl(file.url));
    if (file === undefined || setting === undefined || address === undefined) continue;
    const occurrence = { at: locationOf(reference), target: reference.target };
    yield { setting, what: `The file "${file.fileName}"`, url: address, occurrence };
  }
}

function settingFor({ contentType }: AssetFile): LoadedKind | undefined {
  if (/^image\//iu.test(contentType)) return 'images';
  return /^(?:video|audio)\//iu.test(contentType) ? 'media' : undefined;
}

import {
  audioFilePattern,
  videoAddressPatterns,
  videoFilePattern,
} from '../../../schemas/spec/video-services.ts';
import type { Entry } from '../../entry.ts';
import type { Graph } from '../../graph.ts';
import { isAllowed, type LoadedKind, sourcesOf } from '../../headers/sources.ts';
import { imagesOf } from '../../inspect/images-of.ts';
import { type MediaAddress, mediaAddresses } from '../../inspect/media-addresses.ts';
import { type Occurrence, rule } from '../../problem.ts';
import { shortened } from '../words.ts';

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
    ]) {
      // over http it is blocked whatever its host, and other rules say so
      if (url.protocol !== 'https:') continue;
      sources ??= sourcesOf(graph.config);
      if (isAllowed(url, sources[setting])) continue;
      yield { ...occurrence, detail: { what, url: url.href, host: url.host, setting } };
    }
  },
});

interface Loaded extends Pick<Detail, 'what' | 'setting'> {
  readonly url: URL;
  readonly occurrence: Pick<Occurrence<Detail>, 'at' | 'target'>;
}

function* loadedFields(entry: Entry, graph: Graph): Iterable<Loaded> {
  for (const media of mediaAddresses(entry, graph)) {
    const { field, use, value, address } = media;
    const setting = kindOf(media);
    if (address.kind !== 'outside' || setting === undefined) continue;
    const occurrence = { at: { entry: entry.id, field: [field] }, target: value };
    yield { setting, what: `The ${use} in the field "${field}"`, url: address.url, occurrence };
  }
}

/** Nothing for a video of a service, whose player's host is known, and for one that readers get as a link. */
function kindOf({ use, value }: MediaAddress): LoadedKind | undefined {
  if (use === 'frame') return 'frames';
  const isOfService = Object.values(videoAddressPatterns).some((pattern) => pattern.test(value));
  return !isOfService && (videoFilePattern.test(value) || audioFilePattern.test(value)) ? 'media' : undefined;
}

/** Images in Markdown: those of assets lie with Contentful. */
function* images(entry: Entry, graph: Graph): Iterable<Loaded> {
  for (const { at, asset, target } of imagesOf(entry, graph)) {
    if (asset !== undefined || !URL.canParse(target)) continue;
    yield { setting: 'images', what: 'An image', url: new URL(target), occurrence: { at, target } };
  }
}

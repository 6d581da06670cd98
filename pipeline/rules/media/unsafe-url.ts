import type { Asset, Entry } from '../../entry.ts';
import type { Graph } from '../../graph.ts';
import { imagesOf } from '../../inspect/content/images-of.ts';
import { namesOfFields } from '../../inspect/content/names-of-fields.ts';
import { isUsable } from '../../addresses/usable.ts';
import { mediaAddresses } from '../../inspect/content/media-addresses.ts';
import { parseUrl } from '../../addresses/parse-url.ts';
import type { Address } from '../../addresses/read-address.ts';
import { usedAssets } from '../../inspect/content/used-assets.ts';
import { remoteUrl } from '../../normalize/media.ts';
import type { Occurrence } from '../../finding.ts';
import { suggestedValue } from '../../fix/replace-value.ts';
import type { Rule, SpaceRule } from '../../rule.ts';
import { shortened } from '../words.ts';

interface Detail {
  readonly what: string;
  readonly url: string;
  readonly takes: string;
}

/** Checks each entry's own addresses, and each asset once. */
export const unsafeUrl: Rule<Detail> & SpaceRule<Detail> = {
  id: 'media/unsafe-url',
  severity: 'error',
  summary: 'Every image, video and frame has an https address.',
  advice: 'Use an address that starts with https://, or upload the file to Contentful.',
  message: ({ what, url, takes }) =>
    `${what} has the address "${shortened(url, 120)}", which is not loaded: it takes ${takes}.`,
  *check(entry, graph) {
    yield* unsafeFields(entry, graph);
    yield* unsafeImages(entry, graph);
  },
  *checkSpace(graph) {
    for (const asset of usedAssets(graph)) yield* unsafeFile(asset);
  },
  fix: suggestedValue,
};

function* unsafeFields(entry: Entry, graph: Graph): Iterable<Occurrence<Detail>> {
  for (const { at, field, use, value, address } of mediaAddresses(entry, graph)) {
    if (isUsable(address, use)) continue;
    const detail = {
      what: `The field "${namesOfFields(entry, graph)(field)}"`,
      url: value,
      takes: 'an https address',
    };
    yield { at, detail, target: value, suggestion: suggestedMedia(value, address) };
  }
}

/** The probable address of a video or a frame that cannot be loaded: the same with its scheme. */
function suggestedMedia(value: string, address: Address): string | undefined {
  if (address.kind !== 'malformed') return undefined;
  const url = `https://${value}`;
  return address.suggestion ?? (hostFirst.test(value) && parseUrl(url) ? url : undefined);
}

/** `www.youtube.com/watch?v=...`, `youtu.be/...`; not `tour.mp4`, which is no host. */
const hostFirst = /^(?:www\.[^\s/]+\.[a-z]{2,}(?:[/?#]|$)|(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d+)?\/)/iu;

/** Images in Markdown. The assets of fields and texts are checked once, as assets. */
function* unsafeImages(entry: Entry, graph: Graph): Iterable<Occurrence<Detail>> {
  for (const { at, asset, target } of imagesOf(entry, graph)) {
    if (asset !== undefined || isOwnPath(target.trim()) || remoteUrl(target) !== undefined) continue;
    yield { at, detail: { what: 'An image', url: target, takes: 'an https address' }, target };
  }
}

const isOwnPath = (target: string): boolean => /^\/(?!\/)/u.test(target);

function* unsafeFile({ id, file }: Asset): Iterable<Occurrence<Detail>> {
  if (file === undefined || remoteUrl(file.url) !== undefined) return;
  const detail = { what: `The file "${file.fileName}"`, url: file.url, takes: 'an https address' };
  yield { at: { asset: id }, detail, target: file.url };
}

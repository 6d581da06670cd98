import type { Asset, Entry } from '../../entry.ts';
import type { Graph } from '../../graph.ts';
import { imagesOf } from '../../inspect/images-of.ts';
import { mediaAddresses } from '../../inspect/media-addresses.ts';
import { usedAssets } from '../../inspect/used-assets.ts';
import { type Occurrence, type Rule, type SpaceRule } from '../../problem.ts';

interface Detail {
  readonly what: string;
  readonly url: string;
  readonly takes: string;
}

/** Looks at each entry's own addresses, and once at each asset. */
export const unsafeUrl: Rule<Detail> & SpaceRule<Detail> = {
  id: 'media/unsafe-url',
  severity: 'error',
  summary: 'Every image, video and frame comes over an encrypted connection.',
  advice: 'Use an address that starts with https://, or upload the file to Contentful.',
  message: ({ what, url, takes }) =>
    `${what} has the address "${url}", which is not loaded: it takes ${takes}.`,
  *check(entry, graph) {
    yield* unsafeFields(entry, graph);
    yield* unsafeImages(entry, graph);
  },
  *checkSpace(graph) {
    for (const asset of usedAssets(graph)) yield* unsafeFile(asset);
  },
};

function* unsafeFields(entry: Entry, graph: Graph): Iterable<Occurrence<Detail>> {
  for (const { field, value, address } of mediaAddresses(entry, graph)) {
    if (address.kind !== 'unsafe' && address.kind !== 'contact') continue;
    const detail = { what: `The field "${field}"`, url: value, takes: 'an https address' };
    yield { at: { entry: entry.id, field: [field] }, detail, target: value };
  }
}

/** Images in Markdown: the assets of fields and texts are looked at once, as assets. */
function* unsafeImages(entry: Entry, graph: Graph): Iterable<Occurrence<Detail>> {
  for (const { at, asset, target } of imagesOf(entry, graph)) {
    if (asset !== undefined || /^(?:https:|\/)/iu.test(target.trim())) continue;
    yield { at, detail: { what: 'An image', url: target, takes: 'an https address' }, target };
  }
}

function* unsafeFile({ id, file }: Asset): Iterable<Occurrence<Detail>> {
  if (file === undefined || /^(?:https:)?\/\//iu.test(file.url)) return;
  const detail = { what: `The file "${file.fileName}"`, url: file.url, takes: 'an https address' };
  yield { at: { asset: id }, detail, target: file.url };
}

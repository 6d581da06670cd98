import { type Address, readAddress } from './addresses/read-address.ts';
import type { Entry } from './entry.ts';
import type { Graph } from './graph.ts';
import type { FaultLocation } from './finding.ts';
import { linkWords } from './rules/words.ts';
import { imagesOf } from './inspect/content/images-of.ts';
import { linksOf } from './inspect/links/links-of.ts';
import { mediaAddresses } from './inspect/content/media-addresses.ts';
import { namesOfFields } from './inspect/content/names-of-fields.ts';
import { locationOf } from './inspect/reach/location-of.ts';
import { isCarried } from './inspect/reach/reach.ts';

/** A location with an address of another site. */
export interface ExternalUse {
  /** The address for the request, without hash and credentials. */
  readonly address: string;
  readonly at: FaultLocation;
  /** The beginning of a sentence that ends with the address. */
  readonly start: string;
}

/** Every location with a link to another site, or with media that are loaded from there. */
export const externalUses = (graph: Graph): ExternalUse[] =>
  [...graph.entries.values()]
    .filter((entry) => graph.reported.has(entry.id) && isCarried(entry, graph))
    .flatMap((entry) => [...linkUses(entry, graph), ...mediaUses(entry, graph), ...imageUses(entry, graph)]);

const linkUses = (entry: Entry, graph: Graph): ExternalUse[] =>
  linksOf(entry, graph).flatMap(({ reference, address }) =>
    use(address, locationOf(reference), `${linkWords(reference, namesOfFields(entry, graph))} leads to`),
  );

const mediaUses = (entry: Entry, graph: Graph): ExternalUse[] =>
  mediaAddresses(entry, graph).flatMap(({ at, field, address }) =>
    use(address, at, `The field "${namesOfFields(entry, graph)(field)}" shows`),
  );

/** Images in Markdown. The files of assets are checked as assets. */
const imageUses = (entry: Entry, graph: Graph): ExternalUse[] =>
  imagesOf(entry, graph).flatMap(({ asset, at, target }) => {
    if (asset !== undefined) return [];
    const address = readAddress(target, graph.config);
    return isOfImageService(address) ? [] : use(address, at, 'An image is loaded from');
  });

const isOfImageService = (address: Address): boolean =>
  address.kind === 'outside' && address.url.hostname === 'images.ctfassets.net';

const use = (address: Address, at: FaultLocation, start: string): ExternalUse[] =>
  address.kind === 'outside' ? [{ address: askable(address.url), at, start }] : [];

/** Servers never get the hash, and reports must not contain a password. */
function askable(url: URL): string {
  const asked = new URL(url);
  asked.hash = '';
  asked.username = '';
  asked.password = '';
  return asked.href;
}

import type { ContentTypeDefinition } from '../../../schemas/content/content-type.ts';
import { contentTypes } from '../../../schemas/content/index.ts';
import type { Entry } from '../../entry.ts';
import type { Graph, Reference } from '../../graph.ts';
import { type Address, readAddress } from '../../addresses/read-address.ts';
import type { FaultLocation } from '../../finding.ts';
import { locationOf } from '../reach/location-of.ts';
import { isCarried } from '../reach/reach.ts';

/** An address that readers follow, and its target. */
export interface Link<Kind extends Address = Address> {
  readonly at: FaultLocation;
  readonly reference: Reference;
  readonly address: Kind;
}

/** A link to a page of this site. */
export type PageLink = Link<Address & { readonly kind: 'page' }>;

/** Every address of an entry that readers follow: in texts and in fields; not those of frames and videos. */
export const linksOf = (entry: Entry, graph: Graph): Link[] =>
  (graph.references.get(entry.id) ?? [])
    .filter((reference) => reference.kind === 'url' && isFollowed(reference, entry))
    .map((reference) => ({ at: locationOf(reference), reference, address: addressIn(reference, graph) }));

/** The links of an entry to pages of this site. An entry that this site does not show has none. */
export const pageLinksOf = (entry: Entry, graph: Graph): PageLink[] =>
  isCarried(entry, graph) ? linksOf(entry, graph).filter(isPageLink) : [];

export const isPageLink = (link: Link): link is PageLink => link.address.kind === 'page';

/** Whether a reader follows the address: one of a frame is shown instead, and a blank field holds none. */
function isFollowed({ field, target, text }: Reference, entry: Entry): boolean {
  if (text !== undefined || entry.type === undefined) return true;
  const definition: ContentTypeDefinition = contentTypes[entry.type];
  const [, kind] =
    Object.entries(definition.fields).find(([name]) => spelling(entry, name) === field[0]) ?? [];
  return kind?.kind === 'url' && kind.use === 'page' && target.trim() !== '';
}

const spelling = ({ fieldNames }: Entry, name: string): string => fieldNames.get(name) ?? name;

const addresses = new WeakMap<Reference, Address>();

/** Read once: a reference belongs to one graph, and so to one configuration. */
export function addressIn(reference: Reference, { config }: Graph): Address {
  const known = addresses.get(reference) ?? readAddress(reference.target, config);
  addresses.set(reference, known);
  return known;
}

import type { Address } from '../../addresses/read-address.ts';
import type { Entry } from '../../entry.ts';
import type { Graph } from '../../graph.ts';
import { linksOf } from '../../inspect/links/links-of.ts';
import { mediaAddresses } from '../../inspect/content/media-addresses.ts';
import { oddnessOf, withoutUser } from '../../inspect/links/odd-address.ts';
import { namesOfFields } from '../../inspect/content/names-of-fields.ts';
import { locationOf } from '../../inspect/reach/location-of.ts';
import type { FaultLocation } from '../../finding.ts';
import { rule } from '../../rule.ts';
import { linkWords } from '../words.ts';

/** Checks the addresses of links, frames and videos. */
export const oddTarget = rule<{ readonly subject: string; readonly leadsTo: string }>({
  id: 'links/odd-target',
  severity: 'warn',
  summary: 'Every address leads to the public host that it seems to name.',
  advice: 'Open the page yourself, and copy the address from there.',
  message: ({ subject, leadsTo }) => `${subject} leads to ${leadsTo}.`,
  *check(entry, graph) {
    for (const { at, subject, value } of addressesOf(entry, graph)) {
      const oddness = oddnessOf(value, graph);
      if (oddness === undefined) continue;
      const { leadsTo, suggestion, advice } = oddness;
      yield { at, detail: { subject, leadsTo }, target: withoutUser(new URL(value)), suggestion, advice };
    }
  },
});

const addressesOf = (
  entry: Entry,
  graph: Graph,
): readonly { readonly at: FaultLocation; readonly subject: string; readonly value: string }[] => [
  ...linksOf(entry, graph)
    .filter(isWhole)
    .map(({ reference }) => ({
      at: locationOf(reference),
      subject: linkWords(reference, namesOfFields(entry, graph)),
      value: reference.target.trim(),
    })),
  ...mediaAddresses(entry, graph)
    .filter(isWhole)
    .map(({ at, field, value }) => ({
      at,
      subject: `The address in the field "${namesOfFields(entry, graph)(field)}"`,
      value,
    })),
];

/** Other rules report malformed addresses. */
const isWhole = ({ address }: { readonly address: Address }): boolean => address.kind !== 'malformed';

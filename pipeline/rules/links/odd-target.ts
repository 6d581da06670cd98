import type { Address } from '../../addresses/read-address.ts';
import type { Entry } from '../../entry.ts';
import type { Graph } from '../../graph.ts';
import { linksOf } from '../../inspect/links/links-of.ts';
import { mediaAddresses } from '../../inspect/content/media-addresses.ts';
import { oddnessOf, withoutUser } from '../../inspect/links/odd-address.ts';
import { namesOfFields } from '../../inspect/content/names-of-fields.ts';
import { locationOf } from '../../inspect/reach/location-of.ts';
import { fixOf } from '../../fix/fix.ts';
import { readdress } from '../../fix/readdress.ts';
import type { Reference } from '../../graph.ts';
import type { FaultLocation } from '../../finding.ts';
import { rule } from '../../rule.ts';
import { linkWords } from '../words.ts';

/** Checks the addresses of links, frames and videos. */
interface Detail {
  readonly subject: string;
  readonly leadsTo: string;
  /** The link; undefined for what is shown and not followed. */
  readonly reference: Reference | undefined;
}

export const oddTarget = rule<Detail>({
  id: 'links/odd-target',
  severity: 'warn',
  summary: 'Every address leads to the public host that it seems to name.',
  advice: 'Open the page yourself, and copy the address from there.',
  message: ({ subject, leadsTo }) => `${subject} leads to ${leadsTo}.`,
  *check(entry, graph) {
    for (const { at, subject, reference, value } of addressesOf(entry, graph)) {
      const oddness = oddnessOf(value, graph);
      if (oddness === undefined) continue;
      const { leadsTo, suggestion, advice } = oddness;
      yield {
        at,
        detail: { subject, leadsTo, reference },
        target: withoutUser(new URL(value)),
        suggestion,
        advice,
      };
    }
  },
  fix: ({ detail: { reference }, suggestion }, content, graph) =>
    reference === undefined || suggestion === undefined
      ? undefined
      : fixOf(false, [readdress(reference, suggestion, { content, graph })]),
});

const addressesOf = (
  entry: Entry,
  graph: Graph,
): readonly (Omit<Detail, 'leadsTo'> & { readonly at: FaultLocation; readonly value: string })[] => [
  ...linksOf(entry, graph)
    .filter(isWhole)
    .map(({ reference }) => ({
      at: locationOf(reference),
      subject: linkWords(reference, namesOfFields(entry, graph)),
      reference,
      value: reference.target.trim(),
    })),
  ...mediaAddresses(entry, graph)
    .filter(isWhole)
    .map(({ at, field, value }) => ({
      at,
      subject: `The address in the field "${namesOfFields(entry, graph)(field)}"`,
      reference: undefined,
      value,
    })),
];

/** Other rules report malformed addresses. */
const isWhole = ({ address }: { readonly address: Address }): boolean => address.kind !== 'malformed';

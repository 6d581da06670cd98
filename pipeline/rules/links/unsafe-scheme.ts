import type { Reference } from '../../graph.ts';
import { type Link, linksOf } from '../../inspect/links/links-of.ts';
import { siteLinks } from '../../inspect/links/site-links.ts';
import type { Occurrence } from '../../finding.ts';
import type { Rule, SpaceRule } from '../../rule.ts';
import { linkWords } from '../words.ts';

interface Detail {
  readonly reference: Reference;
  readonly scheme: string;
  readonly isFile: boolean;
}

/** Checks the links of each entry, of the header and of the footer. */
export const unsafeScheme: Rule<Detail> & SpaceRule<Detail> = {
  id: 'links/unsafe-scheme',
  severity: 'error',
  summary: 'Every link opens a page, an email, a call or a text message.',
  advice: 'Use an address that starts with https://, mailto:, tel: or sms:, or a path of this site.',
  message: ({ reference, scheme, isFile }, named) =>
    isFile
      ? `${linkWords(reference, named)} leads to a file on somebody's computer, which nobody else can open: readers get no link.`
      : `${linkWords(reference, named)} starts with "${scheme}:", which this site does not open: readers get no link.`,
  check: (entry, graph) => faultsIn(linksOf(entry, graph)),
  checkSpace: (graph) => faultsIn(siteLinks(graph)),
};

function* faultsIn(links: readonly Link[]): Iterable<Occurrence<Detail>> {
  for (const { at, reference, address } of links) {
    if (address.kind !== 'unsafe') continue;
    const { scheme } = address;
    const isFile = scheme === 'file' || /^[a-z]$/u.test(scheme); // the letter of a drive
    yield {
      at,
      detail: { reference, scheme, isFile },
      target: reference.target.trim(),
      advice: isFile ? 'Upload the file as an asset in Contentful, and link to the asset.' : undefined,
    };
  }
}

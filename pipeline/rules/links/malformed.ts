import type { Graph, Reference } from '../../graph.ts';
import { type Link, linksOf } from '../../inspect/links/links-of.ts';
import { siteLinks } from '../../inspect/links/site-links.ts';
import { isPage } from '../../addresses/site-pages.ts';
import { splitUrl } from '../../../schemas/urls.ts';
import { fixOf } from '../../fix/fix.ts';
import { readdress } from '../../fix/readdress.ts';
import type { Occurrence } from '../../finding.ts';
import type { Rule, SpaceRule } from '../../rule.ts';
import { linkWords } from '../words.ts';

interface Detail {
  readonly reference: Reference;
  readonly fault: string;
}

/** Checks the links of each entry, of the header and of the footer. */
export const malformedLink: Rule<Detail> & SpaceRule<Detail> = {
  id: 'links/malformed',
  severity: 'error',
  summary: 'Every address is a full URL, or a path that starts with a slash.',
  advice: 'Write a path such as /how-to/dispatch, or an address such as https://example.com.',
  message: ({ reference, fault }, named) =>
    reference.target.trim() === ''
      ? `${linkWords(reference, named)} leads nowhere: its address is empty.`
      : `${linkWords(reference, named)} leads to "${reference.target.trim()}", which ${fault}.`,
  check: (entry, graph) => faultsIn(linksOf(entry, graph), graph),
  checkSpace: (graph) => faultsIn(siteLinks(graph), graph),
  fix({ detail: { reference }, suggestion }, content, graph) {
    if (suggestion === undefined) return undefined;
    const isSure = suggestion.startsWith('/'); // there is such a page
    return fixOf(isSure, [readdress(reference, suggestion, { content, graph })]);
  },
};

function* faultsIn(links: readonly Link[], graph: Graph): Iterable<Occurrence<Detail>> {
  for (const { at, reference, address } of links) {
    if (address.kind !== 'malformed') continue;
    const target = reference.target.trim();
    const suggestion = address.suggestion ?? suggestedAddress(target, graph);
    yield { at, detail: { reference, fault: address.fault }, target, suggestion, advice: adviceFor(target) };
  }
}

/** The probable address for one that starts neither with a slash nor with a scheme. */
function suggestedAddress(address: string, graph: Graph): string | undefined {
  if (/^[^\s/@:]+@[^\s/@]+\.[a-z]{2,}$/iu.test(address)) return `mailto:${address}`;
  if (/^www\.[^\s/]+\.[a-z]{2,}(?:[/?#]|$)/iu.test(address)) return `https://${address}`;
  const fromRoot = `/${address.replace(/^(?:\.{0,2}\/)+/u, '')}`;
  return fromRoot !== '/' && isPage(splitUrl(fromRoot).path, graph) ? fromRoot : undefined;
}

/** What to do about an address for mail, calls or text messages. */
function adviceFor(target: string): string | undefined {
  if (/^mailto:/iu.test(target)) return 'Write the whole mail address, such as mailto:help@example.com.';
  return /^(?:tel|sms):/iu.test(target)
    ? 'Write the number with the code of its country, such as tel:+18005550100.'
    : undefined;
}

import { addressGone, entryAway, redirectsInCircle } from '../../causes.ts';
import type { EntryId } from '../../../schemas/base/ids.ts';
import type { Entry } from '../../entry.ts';
import type { Graph, Reference } from '../../graph.ts';
import { hasAnchor } from '../../inspect/links/anchor-on.ts';
import { followPath, type Way, withHash } from '../../addresses/follow-path.ts';
import { type PageLink, pageLinksOf } from '../../inspect/links/links-of.ts';
import { locationOf } from '../../inspect/reach/location-of.ts';
import { decoded } from '../../../schemas/base/text/decoded.ts';
import { isCarried } from '../../inspect/reach/reach.ts';
import { entryLeftOut, nearestPage, reasonOf, whyWithoutPage } from '../../addresses/site-pages.ts';
import type { WithoutPage } from '../../link/included.ts';
import { addressOf } from '../../addresses/address-of.ts';
import { sitePageLinks } from '../../inspect/links/site-links.ts';
import { type Fix, fixOf, type RawContent } from '../../fix/fix.ts';
import { readdress } from '../../fix/readdress.ts';
import type { Cause, Occurrence } from '../../finding.ts';
import type { Rule, SpaceRule } from '../../rule.ts';
import { foldedPath, isRoutedType, splitUrl, toRoutePath } from '../../../schemas/urls.ts';
import { bringBack, linkWords, nameOf } from '../words.ts';

/** Describes the target of a link. */
interface Detail {
  readonly reference: Reference;
  readonly asked: string;
  readonly fault: string;
}

/** Checks the links of each entry, of the header and of the footer. */
export const brokenPage: Rule<Detail> & SpaceRule<Detail> = {
  id: 'links/broken-page',
  severity: 'error',
  summary: 'Every link within the site leads to a page.',
  advice: 'Link to a page that exists, or remove the link.',
  message: ({ reference, asked, fault }, named) =>
    `${linkWords(reference, named)} leads to ${asked}, ${fault}.`,
  *check(entry, graph) {
    for (const link of pageLinksOf(entry, graph)) yield* brokenPath(link, graph);
    if (!isCarried(entry, graph)) return;
    for (const reference of graph.references.get(entry.id) ?? []) yield* brokenEntry(reference, graph);
  },
  *checkSpace(graph) {
    for (const link of sitePageLinks(graph)) yield* brokenPath(link, graph);
  },
  fix: toSuggestedPage,
};

function* brokenPath({ at, reference, address }: PageLink, graph: Graph): Iterable<Occurrence<Detail>> {
  const way = followPath(address.path, address.hash, graph);
  if (way.end === 'page' || way.end === 'outside') return;
  const leftOut = entryLeftOut(way.to, graph);
  if (leftOut?.reason === 'other-channel') return; // refs/other-channel says so
  const asked = toRoutePath(address.path);
  const near = nearestPage(way.to.replaceAll('%5C', '/'), graph); // a backslash is meant for a slash
  const back = leftOut && bringBack(leftOut, graph);
  yield {
    at,
    detail: { reference, asked, fault: faultOf(way, leftOut, near) },
    target: withHash(asked, address.hash),
    suggestion: near && withHash(near, hashOn(near, address.hash, graph)),
    advice: back && `${back}, or link to another page.`,
    cause: causeOf(way, leftOut, graph),
  };
}

function causeOf(
  { to, end }: Way,
  leftOut: ReturnType<typeof entryLeftOut>,
  graph: Graph,
): Cause | undefined {
  if (end === 'loop') return redirectsInCircle(to, graph);
  if (leftOut !== undefined) return entryAway(leftOut.entry, leftOut.reason, graph);
  return end === 'missing' ? addressGone(to, graph) : undefined;
}

/** Nobody has to ask which page is meant where only upper and lower case differ. A slug in upper case is itself at fault. */
function toSuggestedPage(
  { detail: { reference, asked }, suggestion = '' }: Occurrence<Detail>,
  content: RawContent,
  graph: Graph,
): Fix | undefined {
  const path = decoded(splitUrl(suggestion).path);
  if (path === '' || path !== path.toLowerCase()) return undefined;
  return fixOf(foldedPath(suggestion) === foldedPath(asked), [
    readdress(reference, suggestion, { content, graph }),
  ]);
}

function faultOf(
  { to, end, isRedirected }: Way,
  leftOut: ReturnType<typeof entryLeftOut>,
  near: string | undefined,
): string {
  if (end === 'loop') return 'whose redirects lead back to it';
  if (end === 'too-long') return 'which goes through too many redirects';
  const start = isRedirected ? `which is redirected to ${to}, ` : '';
  if (leftOut === undefined && near !== undefined && foldedPath(near) === foldedPath(to)) {
    return `${start}which differs only by upper and lower case from the page ${near}: hosts tell them apart`;
  }
  if (leftOut === undefined) {
    const hasBackslash = to.includes('%5C');
    return `${start}which is not a page of this site${hasBackslash ? ': its backslash (%5C) is not a slash' : ''}`;
  }
  return `${start}the page of ${nameOf(leftOut.entry)}, ${reasons[leftOut.reason]}`;
}

const reasons: Record<WithoutPage, string> = {
  draft: 'which is a draft',
  archived: 'which is archived',
  'other-channel': 'which is not in this knowledge base',
  'unknown-type': 'whose content type is not known',
  untranslated: 'which is left out because it has no text in this language',
  unsound: 'which is left out because a required field has no value that can be used',
  'unusable-slug': 'which is left out because its slug cannot be used',
  'same-slug': 'which is left out because another page has its slug',
};

/** The hash, if the suggested page has the anchor. */
function hashOn(route: Way['to'], hash: string | undefined, graph: Graph): string | undefined {
  const id = graph.routes.get(toRoutePath(route));
  const page = id === undefined ? undefined : graph.pages.get(id);
  return hash !== undefined && page !== undefined && hasAnchor(page, hash) ? hash : undefined;
}

/** A link to an entry that has no page and is on no page, such as a section that no article shows. */
function* brokenEntry(reference: Reference, graph: Graph): Iterable<Occurrence<Detail>> {
  const target = graph.entries.get(reference.target as EntryId);
  if (reference.kind !== 'entry-hyperlink' || target === undefined || !isDeadEnd(target, graph)) return;
  const hasOwnPage = target.type === undefined || isRoutedType(target.type);
  const reason = whyWithoutPage(target, graph);
  const back = reason && bringBack({ entry: target, reason }, graph);
  const fault = back ? reasons[reason] : hasOwnPage ? 'which has no page' : 'which stands on no page';
  yield {
    at: locationOf(reference),
    detail: { reference, asked: nameOf(target), fault },
    target: target.id,
    advice: back && `${back}, or link to another page.`,
    cause: reason && entryAway(target, reason, graph),
  };
}

/** An entry that is left out has a finding of its own, or its type has one that is not mapped. */
function isDeadEnd(target: Entry, graph: Graph): boolean {
  const reason = reasonOf(target, graph);
  if (reason === 'unknown-type' && target.isSwitchedOff !== true) return false;
  return (reason === undefined || reason === 'unknown-type') && addressOf(target.id, graph) === undefined;
}

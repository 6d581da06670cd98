import type { EntryId } from '../../../schemas/base/ids.ts';
import type { Entry } from '../../entry.ts';
import type { Graph, PageOutline, Reference } from '../../graph.ts';
import type { FieldEdit } from '../../fix/edit.ts';
import type { RawContent } from '../../fix/fix.ts';
import { readdress } from '../../fix/readdress.ts';
import { replaceValue } from '../../fix/replace-value.ts';
import { splitUrl } from '../../../schemas/urls.ts';
import type { FaultLocation } from '../../finding.ts';
import { anchorByCase, hasAnchor, nearestAnchor } from './anchor-on.ts';
import { followPath, withHash } from '../../addresses/follow-path.ts';
import { linksOf, type PageLink, pageLinksOf } from './links-of.ts';
import { locationOf } from '../reach/location-of.ts';
import { isCarried } from '../reach/reach.ts';
import { sitePageLinks } from './site-links.ts';

/** A link to an anchor that does not exist. */
export interface AnchorFault {
  readonly at: FaultLocation;
  readonly reference: Reference;
  readonly hash: string;
  /** The pages without the anchor. A link within its own page can be shown on several pages. */
  readonly pages: readonly PageOutline[];
  readonly isSamePage: boolean;
  /** An anchor differs only in case. */
  readonly isByCase: boolean;
  /** The address as written. */
  readonly target: string;
  /** The corrected address. */
  readonly suggestion: string | undefined;
}

/** Every link of an entry to an anchor that its article does not have. */
export function anchorFaults(entry: Entry, graph: Graph): AnchorFault[] {
  if (!isCarried(entry, graph)) return [];
  return [
    ...onOtherPages(pageLinksOf(entry, graph), graph),
    ...onSamePage(entry, graph),
    ...inAnchorFields(entry, graph),
  ];
}

/** Every link of the header and the footer to an anchor that its article does not have. */
export const siteAnchorFaults = (graph: Graph): AnchorFault[] => onOtherPages(sitePageLinks(graph), graph);

const onOtherPages = (links: readonly PageLink[], graph: Graph): AnchorFault[] =>
  links.flatMap(({ at, reference, address }) => {
    const { article, hash } = followPath(address.path, address.hash, graph);
    return article === undefined ? [] : faultOn(article, hash, { reference, at });
  });

/** The field with an anchor of the article that another field links to. */
const inAnchorFields = (entry: Entry, graph: Graph): AnchorFault[] =>
  (graph.references.get(entry.id) ?? []).flatMap((reference) => {
    const page = graph.pages.get(reference.target as EntryId);
    const at = { entry: entry.id, field: [entry.fieldNames.get('anchor') ?? 'anchor'] };
    return page === undefined ? [] : faultOn(page, reference.anchor, { reference, at });
  });

function faultOn(
  page: PageOutline,
  hash: string | undefined,
  { reference, at }: Pick<AnchorFault, 'reference' | 'at'>,
): AnchorFault[] {
  if (hash === undefined || hasAnchor(page, hash)) return [];
  const byCase = anchorByCase(page, hash);
  const near = byCase ?? nearestAnchor(page, hash);
  return [
    {
      at,
      reference,
      hash,
      pages: [page],
      isSamePage: false,
      isByCase: byCase !== undefined,
      target: withHash(page.url, hash),
      suggestion: near && withHash(page.url, near),
    },
  ];
}

/** The link with the anchor that is suggested. */
export function withSuggestedAnchor(
  { at, reference, hash, suggestion }: AnchorFault,
  content: RawContent,
  graph: Graph,
): FieldEdit | undefined {
  const anchor = suggestion === undefined ? undefined : splitUrl(suggestion).hash;
  if (anchor === undefined) return undefined;
  if (reference.anchor !== undefined) return replaceValue(at, { from: hash, to: anchor }, content);
  const { target } = reference;
  const written = target.trim().slice(target.trim().indexOf('#') + 1);
  if (splitUrl(`#${written}`).hash !== hash) return undefined; // a redirect has it
  return readdress(reference, `${target.trim().slice(0, -written.length)}${anchor}`, { content, graph });
}

/** A link within its own page needs its anchor on every page that shows the link. */
const onSamePage = (entry: Entry, graph: Graph): AnchorFault[] =>
  linksOf(entry, graph).flatMap(({ reference, address }): AnchorFault[] => {
    if (address.kind !== 'place') return [];
    const { hash } = address;
    const shown = (graph.pagesOf.get(entry.id) ?? []).flatMap((id) => graph.pages.get(id) ?? []);
    const without = shown.filter((page) => !hasAnchor(page, hash));
    const [first] = without;
    if (first === undefined) return [];
    const byCase = without.map((page) => anchorByCase(page, hash));
    const near = byCase[0] ?? nearestAnchor(first, hash);
    return [
      {
        at: locationOf(reference),
        reference,
        hash,
        pages: without,
        isSamePage: true,
        isByCase: byCase.every((anchor) => anchor !== undefined),
        target: `#${hash}`,
        suggestion: near && `#${near}`,
      },
    ];
  });

import { isIncludedOrUnsound } from '../../addresses/site-pages.ts';
import type { EntryId } from '../../../schemas/base/ids.ts';
import type { Entry } from '../../entry.ts';
import type { Graph, Reference } from '../../graph.ts';
import { followPath } from '../../addresses/follow-path.ts';
import { linksOf } from '../../inspect/links/links-of.ts';
import { locationOf } from '../../inspect/reach/location-of.ts';
import { leadsToEntry } from '../../inspect/reach/reference-kinds.ts';
import { isLinkedType } from '../../link/page/shows-type.ts';
import { rule } from '../../rule.ts';
import { refersTo } from '../words.ts';

/**
 * Links to an anchor on the same page are intended. An entry that shows itself is a cycle (`refs/cycle`), and an entry that its field
 * does not accept has the wrong type (`refs/wrong-type`).
 */
export const selfReference = rule<Reference>({
  id: 'refs/self',
  severity: 'warn',
  summary: 'No page leads readers to itself.',
  advice: 'Link to another page or to a place on this one, such as #assign-work, or remove the link.',
  message: (reference, named) =>
    reference.target === reference.from
      ? `${refersTo(reference, named)} the entry itself.`
      : `${refersTo(reference, named)} the page that it is on.`,
  *check(entry, graph) {
    if (!isIncludedOrUnsound(entry, graph)) return;
    const own = ownPage(entry, graph);
    for (const reference of graph.references.get(entry.id) ?? []) {
      if (!isLink(reference, graph) || reference.anchor !== undefined) continue;
      const target = throughRelated(reference.target, graph);
      if (target !== entry.id && target !== own) continue;
      const advice = isField(reference) ? 'Choose another entry, or remove the reference.' : undefined;
      yield { at: locationOf(reference), detail: reference, target: reference.target, advice };
    }
    if (own === undefined) return;
    for (const { reference, address } of linksOf(entry, graph)) {
      if (address.kind !== 'page' || address.hash !== undefined || address.query !== '') continue;
      const { article, hash } = followPath(address.path, undefined, graph);
      if (article?.id !== own || hash !== undefined) continue;
      yield { at: locationOf(reference), detail: reference, target: reference.target };
    }
  },
});

/** A field that refers to entries has no room for an anchor. */
const isField = ({ kind }: Reference): boolean => kind === 'part' || kind === 'link' || kind === 'read';

/** The page of an entry, or the only page that shows it. An entry on several pages may lead to one of them. */
function ownPage({ id }: Entry, { pages, pagesOf }: Graph): EntryId | undefined {
  if (pages.has(id)) return id;
  const [page, another] = pagesOf.get(id) ?? [];
  return another === undefined ? page : undefined;
}

type Link = Reference & { readonly target: EntryId };

/** Whether a reference links to an entry instead of showing it. */
function isLink(reference: Reference, { entries }: Graph): reference is Link {
  if (!leadsToEntry(reference)) return false;
  const { kind, target, to } = reference;
  const type = entries.get(target)?.type ?? '';
  if (kind === 'embedded-entry') return isLinkedType(type, to);
  if (kind === 'part' && to === undefined) return false; // entries of a type that is not ours often lead back to their page
  if (kind === 'part') return isLinkedType(type, to);
  return to === undefined || to.includes(type);
}

/** An entry of related content stands for its article. */
function throughRelated(id: EntryId, graph: Graph): EntryId {
  const entry = graph.entries.get(id);
  if (entry?.type !== 'relatedContent') return id;
  const article = graph.references.get(id)?.find(({ kind }) => kind === 'link');
  return (article?.target ?? id) as EntryId;
}

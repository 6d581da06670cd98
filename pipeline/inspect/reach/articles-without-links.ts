import type { EntryId } from '../../../schemas/base/ids.ts';
import { isArticleType } from '../../../schemas/content/article-types.ts';
import { safeUrl } from '../../addresses/address-of.ts';
import { chosenKnowledgeBase } from '../../config/chosen-knowledge-base.ts';
import type { Entry } from '../../entry.ts';
import type { Graph } from '../../graph.ts';
import { isReached } from './reach.ts';
import { leadsToEntry } from './reference-kinds.ts';

/**
 * The articles without a link from anything that readers find: no link in another entry, no card, no other page that shows them. Readers
 * find them only by search. All capabilities are linked from the page of capabilities.
 */
export function articlesWithoutLinks(graph: Graph): Entry[] {
  const linked = linkedFromElsewhere(graph);
  const home = graph.routes.get(chosenKnowledgeBase(graph.config).homeUrl as never); // which may be no page
  return [...graph.pages.keys()].flatMap((id) => {
    const entry = graph.entries.get(id);
    const isFound = linked.has(id) || id === home || entry?.type === 'kbCapability';
    return entry === undefined || isFound || !isArticleType(entry.type ?? '') ? [] : entry;
  });
}

function linkedFromElsewhere(graph: Graph): Set<EntryId> {
  const linked = new Set<EntryId>();
  for (const [from, references] of graph.references) {
    const entry = graph.entries.get(from);
    if (entry === undefined || !graph.included.has(from) || !isReached(entry, graph)) continue;
    for (const reference of references) {
      const target = leadsToEntry(reference)
        ? reference.target
        : reference.kind === 'url'
          ? pageAt(reference.target, graph)
          : undefined;
      if (target !== undefined && !isOnPageOf(from, target, graph)) linked.add(target);
    }
  }
  return linked;
}

/** A link from an article to itself does not count. */
const isOnPageOf = (part: EntryId, article: EntryId, { pagesOf }: Graph): boolean => {
  const shownOn = pagesOf.get(part);
  return part === article || (shownOn?.length === 1 && shownOn[0] === article);
};

/** The article that an address leads to, through redirects too. */
function pageAt(address: string, graph: Graph): EntryId | undefined {
  const url = safeUrl(address, graph);
  return url?.startsWith('/') ? graph.routes.get(url.replace(/[?#].*$/u, '') as never) : undefined; // a route, or none
}

import type { Graph } from '../../pipeline/graph.ts';
import { leadsToAsset } from '../../pipeline/inspect/reach/reference-kinds.ts';
import type { EntryId } from '../../schemas/base/ids.ts';
import { pages as fixedPages } from '../../schemas/urls.ts';
import type { FindingsInPlace } from './findings/findings-in-place.ts';

/**
 * The page that shows an entry: its own, or the first that has it as a part, with the part's hash. For an asset, the first
 * page of an entry that uses it. Undefined if no page does.
 */
export function pageShowing(
  id: string,
  graph: Graph,
  inPlace: () => Pick<FindingsInPlace, 'pagesOf'>,
): string | undefined {
  const entry = graph.entries.get(id as EntryId); // finds nothing if the id does not exist
  if (entry === undefined) return graph.assets.has(id as never) ? pageOfUsers(id, graph, inPlace) : undefined;
  if (!graph.included.has(entry.id)) return undefined;
  const own = graph.urls.get(entry.id) ?? onArticle(entry.id, graph);
  if (own !== undefined) return own;
  if (entry.type === 'announcement') return `${fixedPages.announcements}#${entry.id}`;
  const [first] = inPlace().pagesOf.get(entry.id) ?? [];
  return first;
}

function onArticle(id: EntryId, { pages, pagesOf }: Graph): string | undefined {
  const page = pages.get(pagesOf.get(id)?.[0] ?? id);
  const place = page?.partAnchors.get(id);
  return page && page.url + (place === undefined ? '' : `#${encodeURIComponent(place)}`);
}

function pageOfUsers(
  id: string,
  graph: Graph,
  inPlace: () => Pick<FindingsInPlace, 'pagesOf'>,
): string | undefined {
  for (const { from } of (graph.referrers.get(id) ?? []).filter(leadsToAsset)) {
    const url = pageShowing(from, graph, inPlace);
    if (url !== undefined) return url;
  }
  return undefined;
}

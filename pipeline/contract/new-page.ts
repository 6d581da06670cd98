import type { EntryId, RoutePath } from '../../schemas/base/ids.ts';
import { nearestPage } from '../addresses/site-pages.ts';
import type { Graph } from '../graph.ts';

/** Above this many lost pages no similar page is searched: that takes long in a big space. */
const maxSearches = 100;

/** The new page with an old page's content. */
export interface NewPage {
  readonly url: RoutePath;
  /** False if it is only a page with a similar address. */
  readonly isSure: boolean;
}

/**
 * Finds the new page for an old address: that of the same entry, or the one with the same slug under another
 * prefix, else the page with the most similar address.
 */
export function newPages(after: Graph): (route: string, entry: EntryId | undefined) => NewPage | undefined {
  const bySlug = new Map([...after.routes.keys()].toReversed().map((route) => [slugOf(route), route]));
  let searched = 0;
  return (route, entry) => {
    const own = (entry && after.urls.get(entry)) ?? bySlug.get(slugOf(route));
    if (own !== undefined) return { url: own, isSure: true };
    if (searched >= maxSearches) return undefined;
    searched += 1;
    const near = nearestPage(route, after);
    return near === undefined ? undefined : { url: near, isSure: false };
  };
}

const slugOf = (route: string): string => route.slice(route.lastIndexOf('/') + 1).toLowerCase();

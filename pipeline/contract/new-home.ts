import type { EntryId, RoutePath } from '../../schemas/base/ids.ts';
import { nearestPage } from '../addresses/site-pages.ts';
import type { Graph } from '../graph.ts';

/** Above this many lost pages no similar page is searched: that takes long in a big space. */
const maxNearMisses = 100;

/** The new page with an old page's content. */
export interface NewHome {
  readonly url: RoutePath;
  /** False if it is only a page with a similar address. */
  readonly isSure: boolean;
}

/**
 * Finds the page that an old address means now: that of the same entry, or the one with the same slug under another
 * prefix; failing that, a page with an address like it.
 */
export function newHomes(after: Graph): (route: string, entry: EntryId | undefined) => NewHome | undefined {
  const bySlug = new Map([...after.routes.keys()].toReversed().map((route) => [slugOf(route), route]));
  let searched = 0;
  return (route, entry) => {
    const own = (entry && after.urls.get(entry)) ?? bySlug.get(slugOf(route));
    if (own !== undefined) return { url: own, isSure: true };
    if (searched >= maxNearMisses) return undefined;
    searched += 1;
    const near = nearestPage(route, after);
    return near === undefined ? undefined : { url: near, isSure: false };
  };
}

const slugOf = (route: string): string => route.slice(route.lastIndexOf('/') + 1).toLowerCase();

import type { BundleFiles } from '../../schemas/bundle/index.ts';
import type { Graph } from '../graph.ts';
import { isPage } from '../addresses/site-pages.ts';
import { resolveRedirect } from '../redirects/redirect-table.ts';

/**
 * `redirects`: every rule with its last target. Rules that loop, that run through too many others or that shadow a
 * page are left out; the rules under `redirects/` say so.
 */
export function redirectsFile(graph: Graph): BundleFiles['redirects'] {
  const { redirects } = graph;
  const isKnown = (route: string) => isPage(route, graph);
  const seen = new Set<string>();
  const rules = redirects.rules.flatMap(({ from, isPermanent, ignoreCase, inBrowser }) => {
    const resolution = resolveRedirect(redirects, from, isKnown);
    if (resolution.kind !== 'target' || seen.has(from) || isKnown(from)) return [];
    seen.add(from);
    return [{ from, to: resolution.to, isPermanent, ignoreCase, inBrowser }];
  });
  return { rules: rules.toSorted((a, b) => (a.from < b.from ? -1 : 1)) };
}

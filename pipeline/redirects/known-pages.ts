import type { RoutePath } from '../../schemas/base/ids.ts';
import type { OwnPrefixes } from '../../schemas/routes.ts';
import { pages, splitUrl, toRoutePath } from '../../schemas/urls.ts';
import { isPage } from '../addresses/site-pages.ts';
import type { Graph } from '../graph.ts';
import { isPath, type RedirectRule } from './redirect-table.ts';

/** The paths that a site serves without a redirect. */
export interface KnownPages {
  readonly isPage: (route: string) => boolean;
  /** The pages by their paths, to find those that differ from a rule's path by case. */
  readonly routes: Iterable<RoutePath>;
  /** The site's own prefixes of addresses. */
  readonly prefixes: OwnPrefixes;
}

/** The pages of a space and the fixed ones. */
export const pagesOf = (graph: Graph): KnownPages => ({
  isPage: (route) => isPage(route, graph),
  routes: [...Object.values(pages).map(toRoutePath), ...graph.routes.keys()],
  prefixes: graph.prefixes,
});

/**
 * The pages that a table gives away: a rule from `/How-To/Dispatch` to `/how-to/dispatch` can only mean that the second
 * is a page, else it would lead to itself.
 */
export function pagesByTarget(rules: readonly RedirectRule[]): KnownPages {
  const written = new Set(rules.map(({ from }) => routeOf(from)));
  const routes = new Set(
    rules
      .filter(({ to }) => isPath(to))
      .map(({ from, to }) => ({ from: routeOf(from), to: routeOf(to) }))
      .filter(({ from, to }) => from.toLowerCase() === to.toLowerCase() && !written.has(to))
      .map(({ to }) => to),
  );
  return { isPage: (route) => (routes as ReadonlySet<string>).has(route), routes, prefixes: {} };
}

const routeOf = (url: string) => toRoutePath(splitUrl(url).path);

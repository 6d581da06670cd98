import type { Graph, PageOutline } from '../graph.ts';
import { goneAnchors } from './gone-anchors.ts';
import { gonePages } from './gone-pages.ts';
import { goneRedirects } from './gone-redirects.ts';
import type { Gone } from './gone.ts';

/**
 * Every address of an older state of the space that leads nowhere now: pages, their anchors, and redirected paths. Only anchors of the
 * given old pages are checked.
 */
export function goneAddresses(
  before: Graph,
  after: Graph,
  pages: Iterable<PageOutline> = before.pages.values(),
): Gone[] {
  const gone = gonePages(before, after);
  const missing = new Set(gone.map(({ from }) => from));
  return [...gone, ...goneRedirects({ before, after, missing }), ...goneAnchors(pages, after)];
}

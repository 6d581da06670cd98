import type { Graph } from '../graph.ts';
import { goneAnchors } from './gone-anchors.ts';
import { gonePages } from './gone-pages.ts';
import { goneRedirects } from './gone-redirects.ts';
import type { Gone } from './gone.ts';

/**
 * Every address of an older state of the space that leads nowhere now: pages and anchors by which readers, search engines
 * and other sites find them, and paths that were redirected.
 */
export function goneAddresses(before: Graph, after: Graph): Gone[] {
  const pages = gonePages(before, after);
  const missing = new Set(pages.map(({ from }) => from));
  return [...pages, ...goneRedirects({ before, after, missing }), ...goneAnchors(before, after)];
}

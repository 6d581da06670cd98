import { nearest } from '../../nearest.ts';
import type { PageOutline } from '../../graph.ts';
import { reservedIds } from '../../link/page/anchors.ts';

/** Whether a hash leads somewhere on an article's page. The empty one and `top` lead to its top, as HTML says. */
export const hasAnchor = (page: PageOutline, hash: string): boolean =>
  hash === '' || /^top$/iu.test(hash) || page.anchors.has(hash) || reservedIds.includes(hash);

/** The anchor that differs from a hash only by upper and lower case. */
export const anchorByCase = (page: PageOutline, hash: string): string | undefined =>
  [...page.anchors].find((anchor) => anchor.toLowerCase() === hash.toLowerCase());

/** The only anchor that holds the words of a hash, or else the most similar one. */
export function nearestAnchor({ anchors }: PageOutline, hash: string): string | undefined {
  const [only, ...others] = [...anchors].filter((anchor) => `-${anchor}-`.includes(`-${hash}-`));
  return only !== undefined && others.length === 0 ? only : nearest(hash, anchors);
}

import { nearest } from '../../nearest.ts';
import type { PageOutline } from '../../graph.ts';
import { reservedIds } from '../../link/page/anchors.ts';

/** Whether a hash leads somewhere on an article's page. The empty one and `top` lead to its top, as HTML says. */
export const hasAnchor = (page: PageOutline, hash: string): boolean =>
  hash === '' || /^top$/iu.test(hash) || page.anchors.has(hash) || reservedIds.includes(hash);

/** The anchor that differs from a hash only by upper and lower case. */
export const anchorByCase = (page: PageOutline, hash: string): string | undefined =>
  [...page.anchors].find((anchor) => anchor.toLowerCase() === hash.toLowerCase());

export const nearestAnchor = (page: PageOutline, hash: string): string | undefined =>
  nearest(hash, page.anchors);

import { type Here, markOf } from './here.ts';
import type { SiteLinks } from './site-links.ts';

/** A name for the header's HTML. Pages have the same name if their headers have the same marks and the same parts. */
export const headerName = ({ own, elsewhere }: SiteLinks, here: Here): string =>
  [...own, ...elsewhere].map(({ url }) => (markOf(url, here) ?? 'none')[0]).join('') +
  (here.hasSearch ? '-search' : '');

import { useLocation } from 'react-router';
import type { BundleFiles } from '../../../../schemas/bundle/index.ts';
import { siteLinks } from './site-links.ts';

/** A name that two pages share whose headers are the same: they mark the same links, as this page or its section. */
export function useHeaderName(site: BundleFiles['site']): string {
  const { pathname } = useLocation();
  const { own, elsewhere } = siteLinks(site);
  const marks = [...own, ...elsewhere].map(({ url }) =>
    pathname === url ? 'p' : pathname.startsWith(`${url}/`) ? 's' : 'n',
  );
  return `header-${marks.join('')}`;
}

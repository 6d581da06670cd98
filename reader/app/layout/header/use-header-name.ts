import { useLocation } from 'react-router';
import type { BundleFiles } from '../../../../schemas/bundle/index.ts';
import { siteLinks } from './site-links.ts';

/**
 * A name for the header's HTML. Pages have the same name if their headers mark the same links as current page or
 * section.
 */
export function useHeaderName(site: BundleFiles['site']): string {
  const { pathname } = useLocation();
  const { own, elsewhere } = siteLinks(site);
  const marks = [...own, ...elsewhere].map(({ url }) =>
    pathname === url ? 'p' : pathname.startsWith(`${url}/`) ? 's' : 'n',
  );
  return marks.join('');
}

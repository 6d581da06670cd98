import { useCallback, useContext } from 'react';
import { SiteAddress } from './pages/site-address.ts';

/** Turns the bundle's addresses, which start at the site's own root, into addresses for `href` and `src`. */
export type Address = (url: string) => string;

/** Addresses of pages and files, and of the sign-in. */
export function useAddress(): Address {
  const { basePath, serviceBase = basePath } = useContext(SiteAddress);
  return useCallback(
    (url) =>
      isOfThisSite.test(url) ? (url.startsWith('/Auth/') ? serviceBase : basePath) + url.slice(1) : url,
    [basePath, serviceBase],
  );
}

/** Addresses of services. */
export function useServiceAddress(): Address {
  const { basePath, serviceBase = basePath } = useContext(SiteAddress);
  return useCallback((url) => (isOfThisSite.test(url) ? serviceBase + url.slice(1) : url), [serviceBase]);
}

/** A path of this site; not another host's address (`https:`, `mailto:`, `//`) and not a bare hash. */
const isOfThisSite = /^\/(?!\/)/u;

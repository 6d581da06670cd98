import { useContext } from 'react';
import { SiteAddress } from './pages/site-address.ts';

/** Turns the bundle's addresses, which start at the site's own root, into addresses for `href` and `src`. */
export type Address = (url: string) => string;

/** Addresses of pages and files, and of the sign-in. */
export function useAddress(): Address {
  const { basePath, serviceBase = basePath } = useContext(SiteAddress);
  return addressOn(basePath, serviceBase);
}

/** Addresses of services. */
export function useServiceAddress(): Address {
  const { basePath, serviceBase = basePath } = useContext(SiteAddress);
  return addressOn(serviceBase, serviceBase);
}

/** The same function for the same folders, in all components: a page has one or two. */
function addressOn(basePath: string, signInBase: string): Address {
  const folders = `${basePath} ${signInBase}`;
  const known = addresses.get(folders);
  if (known !== undefined) return known;
  const address: Address = (url) =>
    isOfThisSite.test(url) ? (url.startsWith('/Auth/') ? signInBase : basePath) + url.slice(1) : url;
  addresses.set(folders, address);
  return address;
}

const addresses = new Map<string, Address>();

/** A path of this site; not another host's address (`https:`, `mailto:`, `//`) and not a bare hash. */
const isOfThisSite = /^\/(?!\/)/u;

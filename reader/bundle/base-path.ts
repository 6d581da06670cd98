import { createContext, useContext } from 'react';

/** Turns the bundle's addresses, which start at the site's own root, into addresses for `href` and `src`. */
export type Address = (url: string) => string;

/** The path of the site on its host, with a slash at both ends. Provided once, from `site.json`. */
export const BasePath = createContext('/');

export const useAddress = (): Address => addressUnder(useContext(BasePath));

/** Memoized by base path, so that derived values can be memoized too. */
function addressUnder(basePath: string): Address {
  const known = addresses.get(basePath);
  if (known !== undefined) return known;
  const address = (url: string) => (isOfThisSite(url) ? basePath.slice(0, -1) + url : url);
  addresses.set(basePath, address);
  return address;
}

const addresses = new Map<string, Address>();

/** A path of this site; not another host's address (`https:`, `mailto:`, `//`) and not a bare hash. */
const isOfThisSite = (url: string): boolean => url.startsWith('/') && !url.startsWith('//');

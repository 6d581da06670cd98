import { splitUrl, toRoutePath } from '../../schemas/urls.ts';
import { readAddress, type SiteAddress } from '../addresses/read-address.ts';
import { isPath } from './redirect-table.ts';
import { parseUrl } from '../addresses/parse-url.ts';

/** A target as a path of this site, with its query and hash; undefined where it leads to another site. */
export function onThisSite(to: string, site: SiteAddress): string | undefined {
  if (isPath(to)) return to;
  const address = readAddress(to, site);
  if (address.kind !== 'page' || !address.isAbsolute || !isPath(address.path)) return undefined;
  const { path, query, hash } = address;
  return `${toRoutePath(path)}${query && `?${query}`}${hash === undefined ? '' : `#${encodeHash(hash)}`}`;
}

/**
 * A target as it goes into an answer's header: ASCII, one spelling for every page. Undefined for one that looks like a
 * path and that browsers take for another host, such as `//example.com`.
 */
export function toLocation(to: string): string | undefined {
  if (!isPath(to)) return /^https?:/iu.test(to) ? parseUrl(to)?.href : undefined;
  const { path, query, hash } = splitUrl(to);
  const { search } = new URL(query === '' ? '/' : `/?${query}`, 'https://this.invalid');
  const route = toRoutePath(path);
  return isPath(route) ? `${route}${search}${hash === undefined ? '' : `#${encodeHash(hash)}`}` : undefined;
}

const encodeHash = (hash: string): string => encodeURIComponent(hash.toWellFormed());

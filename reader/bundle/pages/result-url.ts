import type { SiteAddress } from './site-address.ts';
import { parseUrl } from '../parse-url.ts';

/**
 * The address that a result may lead to: a path of this site, or an http or https address. An address with the site's
 * own host becomes a path. Undefined for other addresses, such as `javascript:`. Such a result is shown without a link.
 * Source: docs/requirements.md, SR-7.
 */
export function resultUrl(url: string | undefined, site: SiteAddress): string | undefined {
  if (url === undefined || !/^(?:\/|https?:\/\/)/iu.test(url.trim())) return undefined;
  const address = parseUrl(url, nowhere);
  if (address === undefined || address.username !== '' || address.password !== '') return undefined;
  const path = address.pathname + address.search + address.hash;
  if (address.origin === nowhere) return ownPath(path);
  const prefix = prefixOf(site);
  const isOfThisSite =
    prefix !== undefined && address.host === prefix.host && address.pathname.startsWith(prefix.pathname);
  return isOfThisSite ? ownPath(path.slice(prefix.pathname.length - 1)) : address.href;
}

/** A path with two slashes at its start would name another host. */
const ownPath = (path: string): string | undefined => (path.startsWith('//') ? undefined : path);

/** A path of this site, as `resultUrl` gives it. */
export const isOwnAddress = (url: string): boolean => url.startsWith('/');

/** Stands for the missing host of a path. */
const nowhere = 'https://own.invalid';

function prefixOf({ siteUrl, basePath }: SiteAddress): URL | undefined {
  return siteUrl === undefined ? undefined : parseUrl(siteUrl.replace(/\/+$/u, '') + basePath);
}

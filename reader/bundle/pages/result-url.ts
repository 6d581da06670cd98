import type { SiteAddress } from './site-address.ts';
import { parseUrl } from '../parse-url.ts';

/**
 * Where a result leads: a path of this site, also where the service names it with its host, or an http or https address.
 * Undefined: nowhere that a reader may be sent, such as `javascript:`; the result is shown without a link.
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

/** Two slashes at its start would make another host of what follows. */
const ownPath = (path: string): string | undefined => (path.startsWith('//') ? undefined : path);

/** A path of this site, as `resultUrl` gives it. */
export const isOwnAddress = (url: string): boolean => url.startsWith('/');

/** The host of an address that names none. */
const nowhere = 'https://own.invalid';

function prefixOf({ siteUrl, basePath }: SiteAddress): URL | undefined {
  return siteUrl === undefined ? undefined : parseUrl(siteUrl.replace(/\/+$/u, '') + basePath);
}

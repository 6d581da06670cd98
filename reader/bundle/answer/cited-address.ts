import { decoded } from '../../../schemas/base/text/decoded.ts';
import type { SiteAddress } from '../pages/site-address.ts';
import { parseUrl } from '../parse-url.ts';

/** The addresses of this site, as an answer can write them. */
export interface CitedSite extends SiteAddress {
  /** The origin of the page that is read, which is this site wherever it is served. */
  readonly pageOrigin?: string | undefined;
}

/** A safe address. Its page may not exist. */
export type CitedAddress =
  | {
      readonly kind: 'own';
      /** The possible paths without the base path, the likelier one first. */
      readonly paths: readonly string[];
      readonly hash: string;
    }
  | { readonly kind: 'other'; readonly address: URL };

/** Longer ones are no addresses of pages. */
const maxCharacters = 2000;

/**
 * Parses an address in an answer. Undefined if it is not clearly safe: a scheme other than http and https, leading
 * double slashes, credentials, backslashes, invisible characters, or a host that resembles this site's. Answers are
 * generated from untrusted texts.
 */
export function citedAddress(url: string, site: CitedSite): CitedAddress | undefined {
  const text = url.replace(/^ +| +$/gu, '');
  if (text.length > maxCharacters || unseen.test(text) || unseen.test(decoded(text))) return undefined;
  const isPath = /^\/(?!\/)/u.test(text);
  const address = isPath || absolute.test(text) ? parseUrl(text, isPath ? nowhere : undefined) : undefined;
  if (address === undefined) return undefined;
  if (isPath) return ownPath(address, site);
  if (address.username !== '' || address.password !== '') return undefined;
  const own = [site.siteUrl, site.pageOrigin].flatMap(addressOf);
  if (own.some(({ origin }) => origin === address.origin)) return ownAddress(address, site);
  return own.some((each) => isLike(each, address)) ? undefined : { kind: 'other', address };
}

/**
 * Control characters, invisible characters, and those that change the direction of text. Browsers read a backslash as a
 * slash.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u;

/** The scheme is followed by a host without credentials, not even empty ones. */
const absolute = /^https?:\/\/(?![^/?#]*@)[^/?#\s]/iu;

/** The host of a path. */
const nowhere = 'https://own.invalid';

/** A path is written with the base path or without. */
function ownPath(address: URL, { basePath }: CitedSite): CitedAddress {
  const { pathname, hash } = address;
  const below = pathBelow(pathname, basePath);
  return { kind: 'own', paths: below === undefined ? [pathname] : [below, pathname], hash };
}

/** Other pages of the host are not known. */
function ownAddress({ pathname, hash }: URL, { basePath }: CitedSite): CitedAddress | undefined {
  const below = pathBelow(pathname, basePath);
  return below === undefined ? undefined : { kind: 'own', paths: [below], hash };
}

const pathBelow = (pathname: string, basePath: string): string | undefined =>
  `${pathname}/`.startsWith(basePath) ? `/${pathname.slice(basePath.length)}` : undefined;

function addressOf(url: string | undefined): readonly URL[] {
  const address = url === undefined ? undefined : parseUrl(url);
  return address === undefined ? [] : [address];
}

/** This site's host by another scheme or port, or with a dot at its end. */
const isLike = (own: URL, other: URL): boolean => nameOf(own) === nameOf(other);

const nameOf = ({ hostname }: URL): string => hostname.replace(/\.+$/u, '');

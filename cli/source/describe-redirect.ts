import { parseUrl } from '../../pipeline/addresses/parse-url.ts';
import { type Connection, hostOf, redacted, type TokenKind } from './connection.ts';

interface Redirect {
  readonly status: number;
  /** The value of the `Location` header. */
  readonly location: string | undefined;
}

export const isRedirect = (status = 0): boolean => status >= 300 && status < 400;

/** A sentence for a redirect. Redirects are not followed, because the token is for Contentful only. */
export function describeRedirect(redirect: Redirect, connection: Connection, api: TokenKind): string {
  const host = hostOf(connection, api);
  const what = `${host} ${redirectsTo(redirect, host)}; ${adviceOnRedirect(hostVariables[api])}`;
  return redacted(what, connection);
}

/** The end of a sentence that begins with the host. */
export function redirectsTo({ status, location }: Redirect, host: string): string {
  return `redirects to ${placeOf(location, host)} (${status})`;
}

export const adviceOnRedirect = (hostVariable: string): string =>
  `check ${hostVariable}, and look for a proxy or a login page in between.`;

/** Without the query, which can contain secrets. */
function placeOf(location: string | undefined, host: string): string {
  const url = location === undefined ? undefined : parseUrl(location, `https://${host}`);
  return url === undefined
    ? 'an address that it does not name'
    : `${url.protocol}//${url.host}${url.pathname}`;
}

export const hostVariables: Readonly<Record<TokenKind, string>> = {
  management: 'CONTENTFUL_HOST',
  delivery: 'CONTENTFUL_DELIVERY_HOST',
  preview: 'CONTENTFUL_DELIVERY_HOST',
};

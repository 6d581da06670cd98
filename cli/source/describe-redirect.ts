import { parseUrl } from '../../pipeline/addresses/parse-url.ts';
import { type Connection, hostOf, redacted, type TokenKind } from './connection.ts';

interface Redirect {
  readonly status: number;
  /** As the header gives it. */
  readonly location: string | undefined;
}

export const isRedirect = (status = 0): boolean => status >= 300 && status < 400;

/** A sentence for an answer that leads elsewhere. Nothing follows it there: the token is for Contentful. */
export function describeRedirect(redirect: Redirect, connection: Connection, api: TokenKind): string {
  const host = hostOf(connection, api);
  const what = `${host} ${redirectsTo(redirect, host)}; ${adviceOnRedirect(hostVariables[api])}`;
  return redacted(what, connection);
}

/** As the end of a sentence that begins with the host. */
export function redirectsTo({ status, location }: Redirect, host: string): string {
  return `redirects to ${placeOf(location, host)} (${status})`;
}

export const adviceOnRedirect = (hostVariable: string): string =>
  `check ${hostVariable}, and look for a proxy or a login page in between.`;

/** Without a query, which can hold secrets. */
function placeOf(location: string | undefined, host: string): string {
  const url = location === undefined ? undefined : parseUrl(location, `https://${host}`);
  return url === undefined
    ? 'an address that it does not name'
    : `${url.protocol}//${url.host}${url.pathname}`;
}

const hostVariables: Readonly<Record<TokenKind, string>> = {
  management: 'CONTENTFUL_HOST',
  delivery: 'CONTENTFUL_DELIVERY_HOST',
  preview: 'CONTENTFUL_DELIVERY_HOST',
};

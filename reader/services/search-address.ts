import { isPrivate } from './is-private.ts';

interface TrustedHosts {
  /** The page that is read. */
  readonly page: URL;
  /** Who gives tokens. */
  readonly auth: URL;
  /** What the settings name: `api.example.com`, `api.example.com:8443`, `*.example.com`. */
  readonly hosts: readonly string[];
}

/**
 * Where a token may be sent, out of the address that came with it; undefined: nowhere. Whoever can change that address
 * would otherwise collect the tokens of all readers. Source: requirements SR-9.
 */
export function searchAddress(told: string, { page, auth, hosts }: TrustedHosts): URL | undefined {
  if (!URL.canParse(told, auth)) return undefined;
  const address = new URL(told, auth);
  if (address.username !== '' || address.password !== '') return undefined;
  if (!isPrivate(address, page)) return undefined;
  const isKnown = address.host === page.host || address.host === auth.host;
  return isKnown || hosts.some((host) => isNamedBy(host, address)) ? address : undefined;
}

/** Compared as the browser spells hosts: in small letters, punycode, without the usual port. */
function isNamedBy(pattern: string, { protocol, host }: URL): boolean {
  const isAnyBelow = pattern.startsWith('*.');
  const name = `${protocol}//${isAnyBelow ? pattern.slice(2) : pattern}`;
  if (!URL.canParse(name)) return false;
  const named = new URL(name).host;
  return isAnyBelow ? host.endsWith(`.${named}`) : host === named;
}

/** An address in its parts, as `URL` gives them: hosts in small letters, punycode, without the usual port. */
export interface AddressParts {
  readonly protocol: string;
  readonly host: string;
  readonly hostname: string;
  readonly origin: string;
  readonly username: string;
  readonly password: string;
}

interface TrustedHosts {
  /** Where the site stands; undefined where nobody has said. */
  readonly page: AddressParts | undefined;
  /** Who gives tokens. */
  readonly auth: AddressParts | undefined;
  /** What the settings name: `api.example.com`, `api.example.com:8443`, `*.example.com`. */
  readonly hosts: readonly string[];
}

/**
 * Whether a token may be sent to an address that came with it. Whoever can change that address would otherwise collect
 * the tokens of all readers. Source: docs/requirements.md, SR-9.
 */
export function mayHaveToken(address: AddressParts, { page, auth, hosts }: TrustedHosts): boolean {
  if (address.username !== '' || address.password !== '') return false;
  if (!isPrivate(address, page)) return false;
  const isKnown = address.host === page?.host || address.host === auth?.host;
  return isKnown || hosts.some((pattern) => isNamedBy(pattern, address));
}

/** Whether nobody on the way to an address can listen, or nobody more than to the page itself. */
export const isPrivate = ({ protocol, hostname, origin }: AddressParts, page: AddressParts | undefined) =>
  protocol === 'https:' || (protocol === 'http:' && (loopback.has(hostname) || origin === page?.origin));

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

const usualPorts: Readonly<Record<string, string>> = { 'https:': ':443', 'http:': ':80' };

function isNamedBy(pattern: string, { protocol, host }: AddressParts): boolean {
  const usualPort = usualPorts[protocol] ?? '';
  const lower = pattern.toLowerCase();
  const named = usualPort !== '' && lower.endsWith(usualPort) ? lower.slice(0, -usualPort.length) : lower;
  return named.startsWith('*.') ? host.endsWith(named.slice(1)) : host === named;
}

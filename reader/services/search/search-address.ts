import { mayHaveToken } from '../../../schemas/services/token-hosts.ts';
import { parseUrl } from '../../bundle/parse-url.ts';

interface TrustedHosts {
  /** The page that is read. */
  readonly page: URL;
  /** The auth endpoint. */
  readonly auth: URL;
  /** The hosts in the settings. */
  readonly hosts: readonly string[];
}

/**
 * The address that a token may be sent to, from the address that came with it. Undefined if no host is allowed. Source:
 * docs/requirements.md, SR-9.
 */
export function searchAddress(given: string, trusted: TrustedHosts): URL | undefined {
  const address = parseUrl(given, trusted.auth);
  return address !== undefined && mayHaveToken(address, trusted) ? address : undefined;
}

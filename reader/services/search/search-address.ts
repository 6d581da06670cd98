import { mayHaveToken } from '../../../schemas/services/token-hosts.ts';
import { parseUrl } from '../../bundle/parse-url.ts';

interface TrustedHosts {
  /** The page that is read. */
  readonly page: URL;
  /** The auth endpoint. */
  readonly auth: URL;
  /** What the settings name. */
  readonly hosts: readonly string[];
}

/** Where a token may be sent, out of the address that came with it; undefined: nowhere. Source: docs/requirements.md, SR-9. */
export function searchAddress(given: string, trusted: TrustedHosts): URL | undefined {
  const address = parseUrl(given, trusted.auth);
  return address !== undefined && mayHaveToken(address, trusted) ? address : undefined;
}

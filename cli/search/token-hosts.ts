import type { SearchSettings } from '../../schemas/services/search-settings.ts';
import type { Site } from './wire.ts';

interface Allowed {
  readonly service: Pick<SearchSettings, 'auth' | 'hosts'>;
  readonly site: Site;
}

/** Whether a token may go to an address: over https or on this machine, to the hosts that the configuration names. */
export function mayHaveToken(address: string, { service, site }: Allowed): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, hostname, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  const isLoopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/u.test(hostname);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback)) return false;
  const own = [service.auth, site.siteUrl ?? ''].flatMap((each) =>
    URL.canParse(each) ? [new URL(each).host] : [],
  );
  return [...own, ...service.hosts].some((allowed) =>
    allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed,
  );
}

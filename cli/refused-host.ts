import { isIP } from 'node:net';
import { parseUrl } from '../pipeline/addresses/parse-url.ts';

/**
 * Why a local server refuses a request for these hosts. Undefined if it accepts it. It accepts names of this machine, IP
 * addresses, and allowed names (`desk.example.com`, `*.example.com`). Another name may be that of a foreign page that
 * resolves to this address (DNS rebinding), whose scripts could read everything here.
 */
export function refusedHost(
  hosts: readonly string[],
  {
    server,
    allowed,
  }: { readonly server: 'preview' | 'server' | 'stand-in'; readonly allowed: readonly string[] },
): string | undefined {
  for (const host of hosts) {
    const name = parseUrl(`http://${host}`)?.hostname.replace(/\.$/u, '');
    if (name === undefined) return `This ${server} cannot read the host that it was asked for.`;
    if (isKnown(name, allowed)) continue;
    const shown = name.slice(0, 100);
    return `This ${server} does not know the host ${shown}; if it is meant, start the ${server} with --allow-host ${shown}`;
  }
  return undefined;
}

function isKnown(name: string, allowed: readonly string[]): boolean {
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  if (isIP(name.replace(/^\[|\]$/gu, '')) !== 0) return true;
  return allowed.some((pattern) => isNamedBy(pattern.toLowerCase(), name));
}

const isNamedBy = (pattern: string, name: string): boolean =>
  pattern.startsWith('*.') ? name.endsWith(pattern.slice(1)) : name === pattern;

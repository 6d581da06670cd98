import { isIP } from 'node:net';
import { parseUrl } from '../pipeline/addresses/parse-url.ts';

/**
 * Why a local server does not answer to one of these hosts; undefined where it does. It answers to names of this machine, to
 * addresses in numbers, and to names that were allowed (`desk.example.com`, `*.example.com`). Any other name may be a foreign
 * page's that was led to this address: its scripts would read what is here as their own (DNS rebinding). The answer is 421:
 * RFC 9110, 15.5.20.
 */
export function refusedHost(
  hosts: readonly string[],
  { server, allowed }: { readonly server: 'preview' | 'stand-in'; readonly allowed: readonly string[] },
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

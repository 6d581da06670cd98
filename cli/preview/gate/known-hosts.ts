import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';

/**
 * Answers only to names of this machine, to addresses in numbers, and to names that were allowed (`desk.example.com`,
 * `*.example.com`). Any other name may be a foreign page's that was led to this address: its scripts would read what is here
 * as their own (DNS rebinding). 421: RFC 9110, 15.5.20.
 */
export const knownHosts =
  (allowed: readonly string[]): MiddlewareHandler =>
  async (context, next) => {
    // the address can name another host than the header, and its host is what everything behind this goes by
    const named = [new URL(context.req.url).host, context.req.header('host') ?? 'localhost'].map(hostnameOf);
    const unknown = named.find((name) => name === undefined || !isKnown(name, allowed));
    if (named.every((name) => name !== undefined) && unknown === undefined) return next();
    return context.text(sentenceFor(unknown), 421);
  };

const sentenceFor = (name: string | undefined): string =>
  name === undefined
    ? 'This preview cannot read the host that it was asked for.'
    : `This preview does not know the host ${name.slice(0, 100)}; if it is meant, start the preview with --allow-host ${name.slice(0, 100)}`;

function hostnameOf(host: string): string | undefined {
  const address = `http://${host}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/\.$/u, '') : undefined;
}

function isKnown(name: string, allowed: readonly string[]): boolean {
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  if (isIP(name.replace(/^\[|\]$/gu, '')) !== 0) return true;
  return allowed.some((pattern) => isNamedBy(pattern.toLowerCase(), name));
}

const isNamedBy = (pattern: string, name: string): boolean =>
  pattern.startsWith('*.') ? name.endsWith(pattern.slice(1)) : name === pattern;

import { isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/**
 * The IP address of the client. Each of so many proxies in front has added the address of who called it to `X-Forwarded-For`; what
 * stands before those is what the client says of itself. Of an IPv6 address only the network counts, because a client has many of
 * its addresses. Empty without a connection.
 */
export function clientAddress({ env, req }: Context, proxies: number): string {
  const direct = (env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress ?? '';
  const forwarded = (req.header('x-forwarded-for') ?? '').split(',').map((each) => each.trim());
  return networkOf((proxies > 0 && forwarded.at(-proxies)) || direct);
}

/** The first 64 bits of an IPv6 address. Source: RFC 6177. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address; // those with dots are of IPv4
  const [start = '', end] = address.split('::');
  const [before, after] = [start, end ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const zeros = end === undefined ? 0 : 8 - (before?.length ?? 0) - (after?.length ?? 0);
  return [...(before ?? []), ...Array.from({ length: zeros }, () => '0'), ...(after ?? [])]
    .slice(0, 4)
    .join(':');
}

import type { MiddlewareHandler } from 'hono';
import { parseUrl } from '../../../pipeline/addresses/parse-url.ts';
import { refusedHost } from '../../refused-host.ts';

/** Refuses unknown hosts, and URLs that are none. The URL may name another host than the header, and what follows uses the URL. */
export const knownHosts =
  (allowed: readonly string[], server: 'preview' | 'server' = 'preview'): MiddlewareHandler =>
  async (context, next) => {
    const url = parseUrl(context.req.url);
    if (url === undefined) return context.text('This request names no address that can be read.', 400);
    const hosts = [url.host, context.req.header('host') ?? 'localhost'];
    const why = refusedHost(hosts, { server, allowed });
    return why === undefined ? next() : context.text(why, 421);
  };

import type { MiddlewareHandler } from 'hono';
import { refusedHost } from '../../refused-host.ts';

/** Refuses unknown hosts. The URL may name another host than the header, and what follows uses the URL. */
export const knownHosts =
  (allowed: readonly string[], server: 'preview' | 'server' = 'preview'): MiddlewareHandler =>
  async (context, next) => {
    const hosts = [new URL(context.req.url).host, context.req.header('host') ?? 'localhost'];
    const why = refusedHost(hosts, { server, allowed });
    return why === undefined ? next() : context.text(why, 421);
  };

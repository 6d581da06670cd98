import type { MiddlewareHandler } from 'hono';
import { refusedHost } from '../../refused-host.ts';

/** Answers only to hosts that are meant. The address can name another one than the header, and what is behind this goes by it. */
export const knownHosts =
  (allowed: readonly string[]): MiddlewareHandler =>
  async (context, next) => {
    const hosts = [new URL(context.req.url).host, context.req.header('host') ?? 'localhost'];
    const why = refusedHost(hosts, { server: 'preview', allowed });
    return why === undefined ? next() : context.text(why, 421);
  };

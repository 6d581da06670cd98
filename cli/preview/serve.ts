import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { listen, type Listening } from '../listen.ts';

/** Serves an app; gives the address once it is reachable. Port 0 is any free one. */
export async function serve(app: Hono, { port, host }: Listening): Promise<string> {
  const taken = await listen(createAdaptorServer({ fetch: app.fetch }), { port, host });
  return `http://${nameOf(host)}:${taken}`;
}

/** What a person types into a browser. */
function nameOf(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

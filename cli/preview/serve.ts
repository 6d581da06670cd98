import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { UsageError } from '../usage-error.ts';

export interface Listening {
  readonly port: number;
  readonly host: string;
}

/** Serves an app; gives the address once it is reachable. Port 0 is any free one. */
export function serve(app: Hono, { port, host }: Listening): Promise<string> {
  const server = createAdaptorServer({ fetch: app.fetch });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(describe(error, { port, host })));
    server.listen(port, host, () => {
      const { port: taken } = server.address() as AddressInfo; // it listens on a port, not on a pipe
      resolve(`http://${nameOf(host)}:${taken}`);
    });
  });
}

function describe(error: NodeJS.ErrnoException, { port, host }: Listening): Error {
  if (error.code === 'EADDRINUSE') return new UsageError(`port ${port} is taken; name another with --port.`);
  if (error.code === 'EACCES')
    return new UsageError(`port ${port} needs more rights; name one over 1023 with --port.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new UsageError(`this machine has no address ${host}; see --host.`);
  }
  return error;
}

/** What a person types into a browser. */
function nameOf(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { isLoopback } from '../is-loopback.ts';
import { listen, type Listening } from '../listen.ts';
import { refuseMalformed, refuseUnreadable } from './gate/refuse-malformed.ts';
import { refuseSurplus } from './gate/refuse-surplus.ts';
import { serverOptions, usualWireLimits, type WireLimits } from './gate/wire-limits.ts';

interface Served {
  readonly address: string;
  /** Whether other machines can reach it. */
  readonly isOpen: boolean;
  readonly server: Server;
  readonly close: () => void;
}

interface Serving {
  readonly limits?: WireLimits;
  /** Gets what is wrong with this program. */
  readonly report?: (sentence: string) => void;
}

/** Serves an app, and gives its URL once it is reachable. Port 0 means any free port. */
export async function startServer(
  app: Pick<Hono, 'fetch'>,
  { port, host }: Listening,
  { limits = usualWireLimits, report = console.error }: Serving = {},
): Promise<Served> {
  const answer = getRequestListener(app.fetch, { errorHandler: refuseUnreadable(report) });
  const server = createServer(serverOptions(limits));
  refuseSurplus(server, limits.maxConnections, (request, response) => void answer(request, response));
  refuseMalformed(server);
  const taken = await listen(server, { port, host });
  const { address, family } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return {
    address: `http://${nameOf(host)}:${taken}`,
    isOpen: !isLoopback(family === 'IPv6' ? `[${address}]` : address),
    server,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The host as typed into a browser. */
function nameOf(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

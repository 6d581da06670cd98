import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '../../free-port.ts';

type Handle = (message: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface StandInServer {
  readonly address: string;
  /** An address where nobody listens. */
  readonly deadAddress: string;
  readonly close: () => Promise<void>;
}

/** A server of its own on a free port. Connections that break are part of its work. */
export async function startServer(handle: Handle): Promise<StandInServer> {
  const deadAddress = `http://127.0.0.1:${await freePort()}`;
  const server = createServer((message, response) => {
    response.on('error', () => {});
    handle(message, response).catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: addressOf(server.address()),
    deadAddress,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const addressOf = (bound: AddressInfo | string | null): string =>
  `http://127.0.0.1:${(bound as AddressInfo).port}`; // what listens on a port has no other kind

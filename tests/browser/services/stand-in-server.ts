import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Answers a call, with the text of its body. */
type Handle = (
  call: IncomingMessage & { readonly url: string },
  body: string,
  response: ServerResponse,
) => Promise<void>;

export interface StandInServer {
  readonly address: string;
  /** An address where nobody listens. */
  readonly deadAddress: string;
  readonly close: () => Promise<void>;
}

/** A server of its own on a free port. Connections that break are part of its work. */
export async function startServer(handle: Handle): Promise<StandInServer> {
  const deadAddress = await addressOfNobody();
  const server = createServer((call, response) => {
    response.on('error', () => {});
    void text(call)
      .then((body) => handle(call as typeof call & { url: string }, body, response))
      .catch((error: unknown) => response.destroy(error as Error));
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

/** A port that was free a moment ago, and is again. */
async function addressOfNobody(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = addressOf(server.address());
  server.close();
  await once(server, 'close');
  return address;
}

const addressOf = (bound: AddressInfo | string | null): string =>
  `http://127.0.0.1:${(bound as AddressInfo).port}`; // what listens on a port has no other kind

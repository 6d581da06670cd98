import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface ReleaseHost {
  /** Ends without a slash. */
  readonly address: string;
  /** From now on `/sw.js` is this; browsers ask for it where no test can step in. */
  readonly release: (change: (text: string) => string) => void;
  readonly close: () => Promise<void>;
}

/** Hands on what another site serves, and lets a test publish another service worker. */
export async function releaseHost(site: string): Promise<ReleaseHost> {
  let change = asItIs;
  const { host, origin } = new URL(site);
  const server = createServer((asked, response) => {
    // a service answers pages of its own site alone
    const own = asked.headers.origin === undefined ? {} : { origin };
    const headers = { ...asked.headers, ...own, host, 'accept-encoding': 'identity' };
    const onward = request(site + (asked.url ?? '/'), { method: asked.method, headers }, (got) => {
      if (asked.url !== '/sw.js') {
        response.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(response);
        return;
      }
      const { 'content-length': _length, ...others } = got.headers;
      response.writeHead(got.statusCode ?? 502, others);
      void text(got).then((worker) => response.end(change(worker)));
    });
    onward.on('error', () => response.destroy());
    asked.pipe(onward);
  });
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // of a server that listens on a port
  return {
    address: `http://localhost:${port}`,
    release(next) {
      change = next;
    },
    close: () => closed(server),
  };
}

const asItIs = (worker: string): string => worker;

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}

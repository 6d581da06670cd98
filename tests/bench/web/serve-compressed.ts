import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';

export interface Served {
  /** Without a slash at its end. */
  readonly address: string;
  readonly close: () => void;
}

/** What a page asks for. */
export interface Asked {
  readonly path: string;
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const isText = /^(?:text|application\/(?:json|xml|javascript|manifest))|svg/u;

/** Serves what it is given for a request on a free port, texts with gzip, each compressed once. */
export async function serveCompressed(answer: (asked: Asked) => Promise<Answer>): Promise<Served> {
  const compressed = new Map<string, Buffer>();
  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    address: `http://localhost:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: path = '/', method = 'GET', headers: said } = request;
    const { status, headers, body } = await answer({
      path,
      method,
      headers: said,
      body: await buffer(request),
    });
    const isPacked = isText.test(headers['content-type'] ?? '');
    const sent = isPacked ? packed(body) : body;
    response.writeHead(status, {
      ...headers,
      ...(isPacked && { 'content-encoding': 'gzip', vary: 'accept-encoding' }),
      'content-length': sent.length,
    });
    response.end(sent);
  }

  function packed(body: Buffer): Buffer {
    const key = body.toString('latin1');
    const kept = compressed.get(key) ?? gzipSync(body);
    compressed.set(key, kept);
    return kept;
  }
}

import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { RequestError } from '@hono/node-server';
import { describeForLog } from '../../describe-error.ts';

interface Refusal {
  readonly status: string;
  readonly sentence: string;
}

const unreadable: Refusal = {
  status: '400 Bad Request',
  sentence: 'This request cannot be read.',
};

/** Source: Node.js, "Event: 'clientError'". */
const refusals: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    sentence: 'The headers of this request are too large.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: '413 Content Too Large',
    sentence: 'The body of this request is too large.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    sentence: 'This request took too long to arrive.',
  },
};

/** A client that still sends has not read yet: closing the connection at once would lose the response. */
const lingersMs = 500;

/** Responds to invalid, too large or too slow requests with a sentence, and closes the connection. */
export function refuseMalformed(server: Server): void {
  const answers = new WeakMap<Duplex, ServerResponse>();
  server.on('checkExpectation', refuseExpectation);
  const refused = new WeakSet<Duplex>();
  server.on('request', ({ socket }, response) => answers.set(socket, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // the rest of the request is malformed too
    if (refused.has(socket)) return;
    const answer = answers.get(socket);
    const isUnderWay = answer?.headersSent === true && !answer.writableFinished;
    if (!socket.writable || isUnderWay) return void socket.destroy();
    refused.add(socket);
    socket.end(textOf(refusals[error.code ?? ''] ?? unreadable));
    setTimeout(() => socket.destroy(), lingersMs).unref();
  });
}

const textOf = ({ status, sentence }: Refusal): string =>
  [
    `HTTP/1.1 ${status}`,
    ...Object.entries(plain).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(sentence)}`,
    'connection: close',
    '',
    sentence,
  ].join('\r\n');

/** The same for what expects something else than to go on. Source: RFC 9110, 10.1.1. */
const refuseExpectation: RequestListener = (_, response) =>
  void response
    .writeHead(417, { ...plain, connection: 'close' })
    .end('This request expects something that this server does not support.');

const plain = { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' };

/** The same for a request with an invalid URL. Other errors are bugs. */
export const refuseUnreadable =
  (report: (sentence: string) => void) =>
  (error: unknown): Response => {
    if (error instanceof RequestError) return new Response(noAddress, { status: 400, headers: plain });
    report(describeForLog(error));
    return new Response('This request could not be answered; the log says why.', {
      status: 500,
      headers: plain,
    });
  };

const noAddress = 'This request names no address that is served here; look at its path and its Host header.';

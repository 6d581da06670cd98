import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';

/** By then most tabs have closed a connection. */
const retryAfterS = 1;

/**
 * Responds to connections above a limit with a sentence and closes them; the others go to `listener`. Above twice the limit
 * connections get no response, because each takes memory.
 */
export function refuseSurplus(server: Server, most: number, listener: RequestListener): void {
  const surplus = new WeakSet<Socket>();
  let open = 0;
  server.maxConnections = 2 * most;
  server.on('connection', (socket) => {
    open += 1;
    if (open > most) surplus.add(socket);
    socket.once('close', () => (open -= 1));
  });
  server.on('request', (request, response) =>
    surplus.has(request.socket) ? refuse(request, response) : listener(request, response),
  );
}

const refuse: RequestListener = (_, response) =>
  void response
    .writeHead(503, {
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-length': Buffer.byteLength(sentence),
      'retry-after': String(retryAfterS),
      connection: 'close',
    })
    .end(sentence);

const sentence = 'There are too many open connections; close some tabs, or ask again in a second.';

import { once } from 'node:events';
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import { inPage } from './in-page.ts';

/** Stands before the preview: puts the tour's script into its pages, and fails where the tour wants it. */
export interface Host {
  readonly address: string;
  readonly close: () => void;
  /** Pages see that the browser has service workers. */
  hasWorker: boolean;
  /** Nobody answers but for the tour's own script. */
  isDown: boolean;
  /** Pages come as a slow connection brings them: their header in pieces. */
  isSlow: boolean;
  /** The next path of this form is answered with status 503, once. */
  failsOnce: RegExp | undefined;
}

/** What the head of a page names is there by then. */
const headMs = 500;

/** Unit: characters. */
const pieceLength = 500;

/** A browser draws a frame meanwhile. */
const pauseMs = 50;

export async function startHost(site: string): Promise<Host> {
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const host: Host = {
    address: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
    hasWorker: false,
    isDown: false,
    isSlow: false,
    failsOnce: undefined,
  };
  return host;

  function answer(request: IncomingMessage, response: ServerResponse): unknown {
    const path = request.url ?? '/';
    if (path === '/tour.js') return sendScript(response);
    if (host.isDown) return request.destroy();
    if (host.failsOnce?.test(path) !== true) return forward(request, response);
    host.failsOnce = undefined;
    return response.writeHead(503).end();
  }

  function sendScript(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
    response.end(`(${String(inPage)})(${host.hasWorker})`);
  }

  async function send(page: string, response: ServerResponse): Promise<void> {
    if (!host.isSlow) return void response.end(page);
    const [start, end] = [page.indexOf('<header'), page.indexOf('</header>')];
    response.write(page.slice(0, start));
    await setTimeout(headMs);
    for (let at = start; at < end; at += pieceLength) {
      response.write(page.slice(at, Math.min(at + pieceLength, end)));
      await setTimeout(pauseMs);
    }
    response.end(page.slice(end));
  }

  function forward(request: IncomingMessage, response: ServerResponse): void {
    const { method = 'GET', url = '/', headers } = request;
    const asked = ask(
      site + url,
      { method, headers: { ...headers, 'accept-encoding': 'identity' } },
      (answered) => {
        const { 'content-length': length, ...others } = answered.headers;
        const isPage = others['content-type']?.startsWith('text/html') === true;
        const sent = isPage || length === undefined ? others : { ...others, 'content-length': length };
        response.writeHead(answered.statusCode ?? 502, sent);
        if (!isPage) return void answered.pipe(response);
        void text(answered).then((page) =>
          send(page.replace('<head>', '<head><script src="/tour.js"></script>'), response),
        );
      },
    );
    asked.on('error', () => response.destroy());
    request.pipe(asked);
  }
}

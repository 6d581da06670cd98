import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ScriptHost {
  /** `http://localhost:40123` */
  readonly address: string;
  /** Paths that were asked for, with their queries. */
  readonly asked: string[];
  readonly close: () => void;
}

/** Another site with scripts: `/tag.js` counts how often it ran, `/page.html` is none, all else fails. */
export async function startScriptHost(): Promise<ScriptHost> {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const path = url.split('?')[0];
    if (path === '/tag.js')
      response
        .writeHead(200, { 'content-type': 'application/javascript' })
        .end('window.tagRuns = (window.tagRuns ?? 0) + 1;');
    else if (path === '/page.html') response.writeHead(200, { 'content-type': 'text/html' }).end('<p>');
    else response.writeHead(500).end();
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return { address: `http://localhost:${port}`, asked, close: () => server.close() };
}

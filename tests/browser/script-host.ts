import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ScriptHost {
  /** `http://localhost:40123` */
  readonly address: string;
  readonly close: () => void;
}

/** Another site with scripts: `/tag.js` counts how often it ran, all else fails. */
export async function startScriptHost(): Promise<ScriptHost> {
  const server = createServer(({ url = '' }, response) => {
    if (url.split('?')[0] === '/tag.js')
      response
        .writeHead(200, { 'content-type': 'application/javascript' })
        .end('window.tagRuns = (window.tagRuns ?? 0) + 1;');
    else response.writeHead(500).end();
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return { address: `http://localhost:${port}`, close: () => server.close() };
}

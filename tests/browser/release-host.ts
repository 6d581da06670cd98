import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { mediaTypeOf } from '../../cli/media-types.ts';

interface ReleaseHost {
  /** Ends without a slash. */
  readonly address: string;
  /** From now on `/sw.js` is this; browsers ask for it where no test can step in. */
  readonly release: (change: (text: string) => string) => void;
  /** From now on every script and style sheet has a name of this release, wherever it is named. */
  readonly rename: (release: number) => void;
  /** From now on this site stands behind it. */
  readonly moveTo: (site: string) => void;
  /** From now on this is served at a path, whatever the site has there, and without the site's headers. */
  readonly serveFile: (path: string, text: string, type?: string) => void;
  /** From now on these paths are not there. */
  readonly lose: (paths: RegExp) => void;
  readonly close: () => Promise<void>;
}

/** Hands on what another site serves, and lets a test publish another service worker. */
export async function releaseHost(site: string): Promise<ReleaseHost> {
  let change = asItIs;
  let current: string | undefined;
  let behind = site;
  const files = new Map<string, { readonly text: string; readonly type: string }>();
  let lost: RegExp | undefined;
  const server = createServer((asked, response) => {
    const path = asked.url ?? '/';
    const file = files.get(path);
    if (file !== undefined) {
      response.writeHead(200, { 'content-type': file.type }).end(file.text);
      return;
    }
    if (lost?.test(path) === true) {
      response.writeHead(404).end();
      return;
    }
    const { host, origin } = new URL(behind);
    // a service answers pages of its own site alone
    const own = asked.headers.origin === undefined ? {} : { origin };
    const headers = { ...asked.headers, ...own, host, 'accept-encoding': 'identity' };
    const onward = request(behind + path.replace(ofRelease, ''), { method: asked.method, headers }, (got) => {
      if (!namesFiles.test(got.headers['content-type'] ?? '')) {
        response.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(response);
        return;
      }
      const { 'content-length': _length, ...others } = got.headers;
      response.writeHead(got.statusCode ?? 502, others);
      // a script goes on with those of its own release
      const release = ofRelease.exec(path)?.[1] ?? current;
      const changed = path === '/sw.js' ? change : asItIs;
      void text(got).then((all) => response.end(changed(named(all, release))));
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
    rename(release) {
      current = String(release);
    },
    moveTo(next) {
      behind = next;
    },
    serveFile: (path, content, type = mediaTypeOf(path)) => void files.set(path, { text: content, type }),
    lose(paths) {
      lost = paths;
    },
    close: () => closed(server),
  };
}

/** A file of the reader's build: its hash, and how its name ends. */
const scriptOrStyle = /(-[\w-]{8})(\.(?:js|css)\b)/gu;
const ofRelease = /\.r(\d+)(?=\.\w+$)/u;
const namesFiles = /^text\/(?:html|javascript|css)/u;

const named = (all: string, release: string | undefined): string =>
  release === undefined ? all : all.replace(scriptOrStyle, `$1.r${release}$2`);

const asItIs = (worker: string): string => worker;

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}

import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { mediaTypeOf } from '../../../cli/media-types.ts';
import { isHashed } from '../../../cli/site/is-hashed.ts';
import { readVersionList } from '../../../cli/site/versions/version-list.ts';
import { decoded } from '../../../schemas/base/text/decoded.ts';
import type { Release } from './build-releases.ts';

/** Steps in before an answer; gives other bytes, `null` for a file that is not there, or nothing. */
export type Fault = (path: string, bytes: Buffer) => Buffer | null | undefined;

export interface ReleasesHost {
  /** Ends without a slash. */
  readonly address: string;
  /** The release that is served, by its place in the list. */
  current: number;
  /** No answer at all. */
  isDown: boolean;
  /** Gives the files of earlier releases too, as they lie in a version's folder; else a release has its own alone. */
  keepsEarlier: boolean;
  fault: Fault | undefined;
  /** The documents that were asked for. */
  readonly documents: string[];
  readonly close: () => Promise<void>;
}

/** A static host, at which a test publishes releases. */
export async function serveReleases(releases: readonly Release[]): Promise<ReleasesHost> {
  const own = await Promise.all(
    releases.map(
      async ({ folder }) => new Set((await readVersionList(folder))?.files.map(({ path }) => path)),
    ),
  );
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0);
  await once(server, 'listening');
  const host: ReleasesHost = {
    address: `http://localhost:${(server.address() as AddressInfo).port}`, // of a server that listens on a port
    current: 0,
    isDown: false,
    keepsEarlier: true,
    fault: undefined,
    documents: [],
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return host;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (host.isDown) return void response.destroy();
    const path = decoded(new URL(request.url ?? '/', host.address).pathname).slice(1);
    if (request.headers['sec-fetch-dest'] === 'document') host.documents.push(path);
    const found = (await fileAt(path)) ?? (await fileAt(`${path}/index.html`.replace(/^\//u, '')));
    const [file, bytes] = found ?? ['404.html', (await fileAt('404.html'))?.[1]];
    response.writeHead(found === undefined ? 404 : 200, {
      'content-type': mediaTypeOf(file),
      'cache-control': isHashed(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(bytes);
  }

  async function fileAt(path: string): Promise<[string, Buffer] | undefined> {
    const isThere = host.keepsEarlier || own[host.current]?.has(path) === true;
    const folder = releases[host.current]?.folder;
    if (!isThere || folder === undefined) return undefined;
    const bytes = await readFile(join(folder, path)).catch(() => undefined);
    if (bytes === undefined) return undefined;
    const changed = host.fault?.(path, bytes);
    return changed === null ? undefined : [path, changed ?? bytes];
  }
}

import { BundleError } from './failure.ts';
import type { KnownBytes, ReadFile } from './open.ts';
import { hex } from '../../../schemas/base/hex.ts';

/**
 * Reads the bundle over HTTP. The manifest is revalidated each time; the names of the other files contain their
 * hashes. A file that does not match the manifest is requested once more past all caches, because a cache would keep
 * a wrong one for ever.
 */
export const fetchFile =
  (fetcher: typeof fetch, basePath: string): ReadFile =>
  async (path, known) => {
    const bytesFrom = (cache: RequestCache) =>
      fetchBytes(fetcher, `${basePath}bundle/${path}`, { path, cache });
    if (known === undefined) return parsed(await bytesFrom('no-cache'));
    const bytes = await bytesFrom('default');
    if ((await wrongIn(bytes, known)) === undefined) return parsed(bytes);
    const again = await bytesFrom('reload');
    const reason = await wrongIn(again, known);
    if (reason !== undefined) throw new BundleError({ kind: 'unreadable', file: path, reason });
    return parsed(again);
  };

interface Asked {
  readonly path: string;
  readonly cache: RequestCache;
}

async function fetchBytes(fetcher: typeof fetch, url: string, { path, cache }: Asked): Promise<ArrayBuffer> {
  const offline = () => {
    throw new BundleError({ kind: 'offline', file: path });
  };
  const response = await fetcher(url, { cache }).catch(offline);
  // some hosts answer with a page for a missing file
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
  if (response.status === 404 || (response.ok && isPage))
    throw new BundleError({ kind: 'missing', file: path });
  if (!response.ok) throw new BundleError({ kind: 'refused', file: path, status: response.status });
  return response.arrayBuffer().catch(offline); // the connection broke half-way
}

const parsed = (bytes: ArrayBuffer): unknown => JSON.parse(new TextDecoder().decode(bytes)) as unknown;

/**
 * The difference between a file and its entry in the manifest. Undefined if there is none. Browsers compute hashes only
 * in secure contexts. Elsewhere the length reveals a truncated file.
 */
async function wrongIn(
  bytes: ArrayBuffer,
  { sha256, bytes: length }: KnownBytes,
): Promise<string | undefined> {
  if (bytes.byteLength !== length) return `it has ${bytes.byteLength} bytes of ${length}`;
  // TypeScript's page is always a safe one
  const { subtle } = crypto as Partial<Crypto>;
  if (subtle === undefined) return undefined;
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return hex(digest) === sha256 ? undefined : 'its hash is another';
}

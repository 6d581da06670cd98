import { hex } from '../../schemas/base/hex.ts';
import { keptFileMaxBytes } from '../../schemas/spec/network/offline.ts';

/** True if a response is complete, of this site and the same for every reader. It is not opaque and not redirected. */
export function isForEveryone({ status, type, redirected, headers }: Response): boolean {
  const isOwn = type === 'basic' || type === 'default';
  const forOne = /\b(?:no-store|private)\b/iu.test(headers.get('cache-control') ?? '');
  return status === 200 && isOwn && !redirected && !forOne;
}

/**
 * True if a file is what its address says. It is no page in its place, is not too large, and has the hash in its name
 * if it belongs to the bundle.
 */
export async function isWholeFile(url: string, response: Response): Promise<boolean> {
  if (!isForEveryone(response) || isHtml(response)) return false;
  const bytes = await response.clone().arrayBuffer();
  if (bytes.byteLength > keptFileMaxBytes) return false;
  const hash = bundleHash.exec(new URL(url).pathname)?.[1];
  return hash === undefined || (await sha256(bytes)).startsWith(hash);
}

export const isHtml = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') === true;

/** Source: pipeline/emit/hashed-file.ts. */
const bundleHash = /\/bundle\/.+\.([\da-f]{16})\.json$/u;

const sha256 = async (bytes: ArrayBuffer): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));

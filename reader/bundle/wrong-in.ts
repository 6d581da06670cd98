import { hex } from '../../schemas/base/hex.ts';
import type { KnownBytes } from './open.ts';

/**
 * What is wrong with a file's bytes, by the manifest; nothing where they are right. Browsers count hashes only where the
 * connection is safe: elsewhere the length tells what was cut off.
 */
export async function wrongIn(
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

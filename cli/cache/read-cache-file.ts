import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { knownCacheKey, signatureOf } from './cache-key.ts';

/**
 * Reads a cache file with `parse`, which throws for another shape. Undefined if it is missing, damaged, edited, or signed
 * with another key; `warn` reports damage, and the value is computed again.
 */
export const readCacheFile = <Value>(
  path: string,
  parse: (value: unknown) => Value,
  warn: (sentence: string) => void,
): Promise<Value | undefined> => openCacheFile(path, (kept) => parse(JSON.parse(kept.toString())), warn);

/** The same with the bytes of the file. */
export async function openCacheFile<Value>(
  path: string,
  open: (kept: Buffer<ArrayBuffer>) => Value,
  warn: (sentence: string) => void,
): Promise<Value | undefined> {
  try {
    const kept = await readSigned(path);
    if (kept !== undefined) return open(kept);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
  }
  warn(`the cache ${path} was not written by this user; it is created again`);
  return undefined;
}

/** The bytes of a signature in hexadecimal, and of a line break. */
const signatureBytes = 65;

/** The content that `writeCacheFile` wrote. Undefined if the signature is missing or wrong. Throws the file system's error. */
export async function readSigned(path: string): Promise<Buffer<ArrayBuffer> | undefined> {
  const file = await readFile(path);
  const kept = file.subarray(0, -signatureBytes);
  const key = await knownCacheKey();
  const signature = file.toString('latin1', kept.length);
  const isSigned = key !== undefined && signature === `${signatureOf(basename(path), kept, key)}\n`;
  return isSigned ? kept : undefined;
}

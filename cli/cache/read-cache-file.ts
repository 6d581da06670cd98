import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { knownCacheKey, signatureOf } from './cache-key.ts';

/**
 * Reads a cache file with `parse`, which throws for another shape. Undefined if it is missing, damaged, edited, or signed
 * with another key; `warn` reports damage, and the value is computed again.
 */
export async function readCacheFile<Value>(
  path: string,
  parse: (value: unknown) => Value,
  warn: (sentence: string) => void,
): Promise<Value | undefined> {
  try {
    const kept = await readSigned(path);
    if (kept !== undefined) return parse(JSON.parse(kept));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
  }
  warn(`the cache ${path} was not written by this user; it is created again`);
  return undefined;
}

/** The text that `writeCacheFile` wrote. Undefined if the signature is missing or wrong. */
async function readSigned(path: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8');
  const end = text.lastIndexOf('\n', text.length - 2) + 1;
  const kept = text.slice(0, end);
  const key = await knownCacheKey();
  const isSigned = key !== undefined && text.slice(end) === `${signatureOf(basename(path), kept, key)}\n`;
  return isSigned ? kept : undefined;
}

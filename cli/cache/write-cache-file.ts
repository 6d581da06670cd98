import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { cacheKey, signatureOf } from './cache-key.ts';

/**
 * Writes a cache file in one step: the text, which ends with a line break, and its signature in a line. The folder has a
 * `.gitignore` of its own.
 */
export async function writeCacheFile(path: string, text: string): Promise<void> {
  const folder = dirname(path);
  const draft = `${path}.${process.pid}`;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, '.gitignore'), '*\n');
  try {
    await writeFile(draft, `${text}${signatureOf(basename(path), text, await cacheKey())}\n`);
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { cacheKey, signatureOf } from './cache-key.ts';

/**
 * Writes a cache file in one step: the content, of which a text ends with a line break, and its signature in a line. The folder has a
 * `.gitignore` of its own.
 */
export async function writeCacheFile(path: string, content: string | Uint8Array): Promise<void> {
  const folder = dirname(path);
  const draft = `${path}.${process.pid}`;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, '.gitignore'), '*\n');
  try {
    const signature = signatureOf(basename(path), content, await cacheKey());
    await writeFile(draft, [content, `${signature}\n`]);
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

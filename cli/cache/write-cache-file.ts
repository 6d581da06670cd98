import { CacheFileWriter } from './cache-file-writer.ts';
import { cacheKey } from './cache-key.ts';

/** Writes a cache file in one step: the content, of which a text ends with a line break, and its signature in a line. */
export async function writeCacheFile(path: string, content: string | Uint8Array): Promise<void> {
  const file = new CacheFileWriter(path, await cacheKey());
  try {
    file.write(typeof content === 'string' ? Buffer.from(content) : content);
    file.end();
  } catch (error) {
    file.giveUp();
    throw error;
  }
}

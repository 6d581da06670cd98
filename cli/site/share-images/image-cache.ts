import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { readSigned } from '../../cache/read-cache-file.ts';
import { writeCacheFile } from '../../cache/write-cache-file.ts';

/** Images of earlier builds by their file name, which holds a hash of their words and look. */
interface ImageCache {
  /** Undefined: there is none, or it was changed since. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** An image that cannot be kept costs only time. */
  keep(name: string, bytes: Uint8Array): Promise<void>;
}

export const imageCache = (folder: string): ImageCache => ({
  async read(name) {
    const path = join(folder, name);
    try {
      const bytes = await readSigned(path);
      if (bytes !== undefined) await utimes(path, new Date(), new Date());
      return bytes;
    } catch {
      return undefined;
    }
  },
  keep: (name, bytes) => writeCacheFile(join(folder, name), bytes).catch(() => {}),
});

const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

/** Removes the images that no build has read or drawn for 30 days. */
export async function removeOldImages(folder: string, nowMs = Date.now()): Promise<void> {
  for (const name of await readdir(folder).catch((): string[] => [])) {
    const path = join(folder, name);
    const stats = await stat(path).catch(() => undefined);
    if (stats !== undefined && nowMs - stats.mtimeMs > maxAgeMs)
      await rm(path, { force: true }).catch(() => {});
  }
}

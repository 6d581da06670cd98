import type { ReadFile } from './open.ts';

/**
 * Caches the last files in memory, so that a prefetched file needs no second request. Only files with a hash in their
 * names, so not the manifest. Failures are not cached.
 */
export function rememberFiles(read: ReadFile, maxFiles = keptFiles): ReadFile {
  const files = new Map<string, Promise<unknown>>();
  return (path, of) => {
    if (path === 'manifest.json') return read(path);
    const known = files.get(path);
    files.delete(path); // a requested file becomes the newest
    const file = known ?? read(path, of);
    files.set(path, file);
    if (known === undefined) {
      file.catch(() => files.get(path) === file && files.delete(path));
      const [oldest] = files.keys();
      if (files.size > maxFiles && oldest !== undefined) files.delete(oldest);
    }
    return file;
  };
}

/** Of some 20 kB each. */
const keptFiles = 60;

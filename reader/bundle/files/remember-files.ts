import type { ReadFile } from './open.ts';

/**
 * Holds on to the files that were read last, so that what was loaded ahead costs no request when a reader asks for it. Their
 * names hold their hash; the manifest's does not. A failure is forgotten.
 */
export function rememberFiles(read: ReadFile, maxFiles = keptFiles): ReadFile {
  const files = new Map<string, Promise<unknown>>();
  return (path, of) => {
    if (path === 'manifest.json') return read(path);
    const known = files.get(path);
    files.delete(path); // what is asked for is the newest again
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

import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes a file of the cache in one step, so that no run ever reads half of it. The folder says by itself that it is
 * not for version control.
 */
export async function writeCacheFile(path: string, text: string): Promise<void> {
  const folder = dirname(path);
  const draft = `${path}.${process.pid}`;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, '.gitignore'), '*\n');
  try {
    await writeFile(draft, text);
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

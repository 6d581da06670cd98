import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * With the folders above it. Node.js has this as an option, which never ends in folders like `/proc`, and says of a disk that is
 * read-only that there is no such folder.
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || code === 'EISDIR') return; // a file in its place is told of when something is written there
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder);
  }
}

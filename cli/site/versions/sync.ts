import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';

/** Node.js has this many threads for files. */
const atOnce = 4;

/** Windows syncs folders by itself, and a file only through a writable handle. */
const isWindows = process.platform === 'win32';

/** Syncs the files of a folder, then the folders. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pathsOf = (some: typeof entries) => some.map((entry) => join(entry.parentPath, entry.name));
  const turn = pLimit(atOnce);
  await turn.map(pathsOf(entries.filter((entry) => entry.isFile())), syncFile);
  await turn.map([...pathsOf(entries.filter((entry) => entry.isDirectory())), folder], syncFolder);
}

/** Syncs the names in a folder, not the contents of its files. */
export const syncFolder = async (folder: string): Promise<void> => {
  if (!isWindows) await sync(folder, 'r');
};

export const syncFile = (file: string): Promise<void> => sync(file, isWindows ? 'r+' : 'r');

async function sync(path: string, flags: string): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';

/** More are not asked for at once: the system has as many threads for files. */
const atOnce = 4;

/** Windows keeps folders by itself, and only what can be written to is synced there. */
const isWindows = process.platform === 'win32';

/** Returns when the disk has all of a folder: its files, then the folders that name them. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pathsOf = (some: typeof entries) => some.map((entry) => join(entry.parentPath, entry.name));
  const turn = pLimit(atOnce);
  await turn.map(pathsOf(entries.filter((entry) => entry.isFile())), syncFile);
  await turn.map([...pathsOf(entries.filter((entry) => entry.isDirectory())), folder], syncFolder);
}

/** The names in a folder; what stands in them is another matter. */
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

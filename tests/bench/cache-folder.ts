import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** A folder below `.cache`, which git ignores; made if it is not there. */
export async function cacheFolder(name: string): Promise<string> {
  const folder = fileURLToPath(new URL(`../../.cache/${name}/`, import.meta.url));
  await mkdir(folder, { recursive: true });
  return folder;
}

/** The same, with nothing in it. */
export async function emptyCacheFolder(name: string): Promise<string> {
  await rm(await cacheFolder(name), { recursive: true, maxRetries: 3 });
  return cacheFolder(name);
}

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** The hash of every file below a folder, by path. */
export async function hashesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hashes = files.toSorted().map(async (file): Promise<[string, string]> => {
    const hash = createHash('sha256').update(await readFile(file));
    return [relative(folder, file).split(sep).join('/'), hash.digest('hex')];
  });
  return Object.fromEntries(await Promise.all(hashes));
}

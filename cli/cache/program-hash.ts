import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from '../../pipeline/hash.ts';
import { packageFile } from '../package-files.ts';

/**
 * The hash of the program, because another build may have other rules. Undefined if the sources are running, which change
 * during development.
 */
export async function programHash(): Promise<string | undefined> {
  if (import.meta.url.endsWith('.ts')) return undefined;
  const folder = packageFile('dist', 'cli');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js')).toSorted();
  const hashes = files.map(async (file) => `${file} ${sha256(await readFile(join(folder, file)))}`);
  return sha256((await Promise.all(hashes)).join('\n'));
}

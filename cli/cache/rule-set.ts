import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from '../../pipeline/hash.ts';
import { packageFile } from '../package-files.ts';

/**
 * What the rules are, as a hash of the program itself: another build may find something else. Undefined where the program
 * runs from its sources, which change while one works on them.
 */
export async function ruleSetHash(): Promise<string | undefined> {
  if (import.meta.url.endsWith('.ts')) return undefined;
  const folder = packageFile('dist', 'cli');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js')).toSorted();
  const hashes = files.map(async (file) => `${file} ${sha256(await readFile(join(folder, file)))}`);
  return sha256((await Promise.all(hashes)).join('\n'));
}

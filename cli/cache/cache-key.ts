import { createHmac, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** Where the key of a user lies: apart from every cache, so that who can write to a project cannot read it. */
const keyPath = (): string =>
  join(process.env['XDG_CONFIG_HOME'] || join(homedir(), '.config'), 'fieldbook', 'cache-key');

/** The key that caches are signed with: `FIELDBOOK_CACHE_KEY`, else the user's own; undefined where there is none yet. */
export async function knownCacheKey(): Promise<string | undefined> {
  const given = process.env['FIELDBOOK_CACHE_KEY'];
  if (given) return given;
  return (await readFile(keyPath(), 'utf8').catch(() => '')) || undefined;
}

/**
 * The same, made where there is none; of several that are made at once, the first one counts for all. Throws the error of the
 * file system where it cannot be written.
 */
export async function cacheKey(): Promise<string> {
  const known = await knownCacheKey();
  if (known !== undefined) return known;
  const path = keyPath();
  const key = randomBytes(32).toString('hex');
  const draft = `${path}.${key.slice(0, 16)}`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    await writeFile(draft, key, { mode: 0o600 });
    await link(draft, path).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') await rename(draft, path); // a file system without links
    });
  } finally {
    await rm(draft, { force: true });
  }
  return (await knownCacheKey()) ?? key;
}

/** The digest of a file of the cache. Its name is part of it, so that no file can take another's place. */
export const signatureOf = (name: string, text: string, key: string): string =>
  createHmac('sha256', key).update(name).update('\n').update(text).digest('hex');

import { createHmac, type Hmac, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** The path of the user's key. It is outside every cache, so that whoever can write to a project cannot read it. */
const keyPath = (): string =>
  join(process.env['XDG_CONFIG_HOME'] || join(homedir(), '.config'), 'fieldbook', 'cache-key');

/** The key that signs caches: `FIELDBOOK_CACHE_KEY`, else the user's own. Undefined if there is none yet. */
export async function knownCacheKey(): Promise<string | undefined> {
  const given = process.env['FIELDBOOK_CACHE_KEY'];
  if (given) return given;
  return (await readFile(keyPath(), 'utf8').catch(() => '')) || undefined;
}

/**
 * The same, created if it is missing. Of concurrent processes the first one's key counts. Throws the file system's error if
 * it cannot be written.
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
      if (error.code !== 'EEXIST') await rename(draft, path); // the file system has no hard links
    });
  } finally {
    await rm(draft, { force: true });
  }
  return (await knownCacheKey()) ?? key;
}

/** The signature of a cache file, before its content. It covers the file's name, so that files cannot be swapped. */
export const openSignature = (name: string, key: string): Hmac =>
  createHmac('sha256', key).update(name).update('\n');

export const signatureOf = (name: string, content: string | Uint8Array, key: string): string =>
  openSignature(name, key).update(content).digest('hex');

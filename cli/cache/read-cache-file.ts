import { readFile } from 'node:fs/promises';

/**
 * What a file of the cache holds, checked by `parse`, which throws. Undefined where there is none, or a damaged one, of which
 * `warn` is told: what it held is worked out anew.
 */
export async function readCacheFile<Value>(
  path: string,
  parse: (value: unknown) => Value,
  warn: (sentence: string) => void,
): Promise<Value | undefined> {
  try {
    return parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      warn(`the cache ${path} is damaged and is made anew`);
    }
    return undefined;
  }
}

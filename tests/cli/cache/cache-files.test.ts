import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { readCacheFile } from '../../../cli/cache/read-cache-file.ts';
import { writeCacheFile } from '../../../cli/cache/write-cache-file.ts';
import { testFolder } from '../folder.ts';

type Cleanup = Parameters<typeof testFolder>[0];

async function setUp(onTestFinished: Cleanup) {
  const folder = await testFolder(onTestFinished);
  const path = join(folder, 'kept.json');
  const warnings: string[] = [];
  const read = (from = path) =>
    readCacheFile(
      from,
      (value) => value,
      (sentence) => warnings.push(sentence),
    );
  await writeCacheFile(path, '{"found":1}\n');
  return { folder, path, read, warnings };
}

describe('what is kept between runs', () => {
  test('is read as it was written', async ({ onTestFinished }) => {
    const { read, warnings } = await setUp(onTestFinished);
    expect([await read(), warnings]).toEqual([{ found: 1 }, []]);
  });

  test.for<[string, (text: string) => string]>([
    ['edited', (text) => text.replace('1', '0')],
    ['without its signature', (text) => text.split('\n')[0] ?? ''],
    ['cut off', (text) => text.slice(0, -9)],
    ['empty', () => ''],
  ])('is not believed when it is %s', async ([_how, edit], { onTestFinished }) => {
    const { path, read, warnings } = await setUp(onTestFinished);
    await writeFile(path, edit(await readFile(path, 'utf8')));
    expect([await read(), warnings]).toEqual([
      undefined,
      [`the cache ${path} was not written by this user; it is created again`],
    ]);
  });

  test('is signed with one key when several files are the first', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished);
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv('XDG_CONFIG_HOME', join(folder, 'configuration'));
    const paths = ['a', 'b', 'c', 'd'].map((name) => join(folder, `${name}.json`));
    await Promise.all(paths.map((path) => writeCacheFile(path, '{}\n')));
    for (const path of paths) {
      expect(await readCacheFile(path, (value) => value, expect.unreachable)).toEqual({});
    }
    expect(await readdir(join(folder, 'configuration', 'fieldbook'))).toEqual(['cache-key']);
  });

  test('is not believed under the name of another file', async ({ onTestFinished }) => {
    const { folder, path, read } = await setUp(onTestFinished);
    await rename(path, join(folder, 'other.json'));
    expect([await read(join(folder, 'other.json')), await read()]).toEqual([undefined, undefined]);
  });

  test('is not believed with another key, which the environment can give', async ({ onTestFinished }) => {
    const { read } = await setUp(onTestFinished);
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv('FIELDBOOK_CACHE_KEY', 'of the CI');
    expect(await read()).toBeUndefined();
  });

  test.skipIf(process.platform === 'win32')(
    'is signed with a key that only the user reads',
    async ({ onTestFinished }) => {
      await setUp(onTestFinished);
      const folder = process.env['XDG_CONFIG_HOME'] ?? join(homedir(), '.config');
      const key = join(folder, 'fieldbook', 'cache-key');
      expect((await stat(key)).mode & 0o777).toBe(0o600);
      expect(await readFile(key, 'utf8')).toMatch(/^[\da-f]{64}$/u);
    },
  );
});

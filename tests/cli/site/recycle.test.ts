import { existsSync } from 'node:fs';
import { appendFile, readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SiteFile } from '../../../cli/site/site-files.ts';
import { outputAt } from '../../../cli/site/versions.ts';
import { writeSite } from '../../../cli/site/write-site.ts';
import { sha256 } from '../../../pipeline/hash.ts';
import { testFolder } from '../folder.ts';

type Files = Readonly<Record<string, string>>;

const siteOf = (files: Files): SiteFile[] =>
  Object.entries(files).map(([path, text]) => ({ path, sha256: sha256(text), content: () => text }));

async function write(folder: string, files: Files) {
  const output = outputAt(join(folder, 'site'));
  const { digest } = await writeSite(siteOf(files), { output, keep: 2 });
  return { digest, site: await realpath(join(folder, 'site')) };
}

const textIn = (site: string, path: string) => readFile(join(site, path), 'utf8');

test('a version is written in the folder of the one that it drives out', async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished);
  const { site: first } = await write(folder, { 'a/index.html': 'one', 'same/index.html': 'same' });
  const { ino } = await stat(first);
  await write(folder, { 'a/index.html': 'two', 'same/index.html': 'same' });
  const { site } = await write(folder, { 'a/index.html': 'three', 'same/index.html': 'same' });
  expect((await stat(site)).ino).toBe(ino);
  expect(await textIn(site, 'a/index.html')).toBe('three');
  expect(await textIn(site, 'same/index.html')).toBe('same');
});

test('what the next version does not have is gone, but for hashed files of the one before', async ({
  onTestFinished,
}) => {
  const folder = await testFolder(onTestFinished);
  const { site: first } = await write(folder, { 'gone/deep/index.html': 'x', 'assets/one.js': '1' });
  await appendFile(join(first, 'stray.txt'), 'stray');
  await write(folder, { 'a.html': 'two', 'assets/two.js': '2' });
  const { site } = await write(folder, { 'a.html': 'three', 'assets/three.js': '3' });
  expect(existsSync(join(site, 'gone'))).toBe(false);
  expect(existsSync(join(site, 'stray.txt'))).toBe(false);
  expect(await textIn(site, 'assets/one.js')).toBe('1');
  expect(await textIn(site, 'assets/two.js')).toBe('2');
});

test('nothing is written into a file that another version has too', async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished);
  await write(folder, { 'a.html': 'same', 'b.html': 'one' });
  const { site: second } = await write(folder, { 'a.html': 'same', 'b.html': 'two' });
  await write(folder, { 'a.html': 'another', 'b.html': 'three' });
  expect(await textIn(second, 'a.html')).toBe('same');
  expect(await textIn(second, 'b.html')).toBe('two');
});

test('a file that was changed where it stands is written anew', async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished);
  await write(folder, { 'a.html': 'same', 'b.html': 'one' });
  const { site: second } = await write(folder, { 'a.html': 'same', 'b.html': 'two' });
  await appendFile(join(second, 'a.html'), ' and more');
  const { site } = await write(folder, { 'a.html': 'same', 'b.html': 'three' });
  expect(await textIn(site, 'a.html')).toBe('same');
});

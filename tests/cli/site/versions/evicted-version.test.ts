import { existsSync } from 'node:fs';
import { appendFile, readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readHistory } from '../../../../cli/site/versions/history.ts';
import type { SiteFile } from '../../../../cli/site/files/site-file.ts';
import { outputAt } from '../../../../cli/site/versions/versions.ts';
import { writeSite } from '../../../../cli/site/write-site.ts';
import { sha256 } from '../../../../pipeline/hash.ts';
import { testFolder } from '../../folder.ts';

type Files = Readonly<Record<string, string>>;

const siteOf = (files: Files): SiteFile[] =>
  Object.entries(files).map(([path, text]) => ({ path, sha256: sha256(text), content: () => text }));

async function write(folder: string, files: Files) {
  const output = outputAt(join(folder, 'site'));
  const { digest } = await writeSite(siteOf(files), { output, keep: 2 });
  return { digest, site: await realpath(join(folder, 'site')) };
}

const textIn = (site: string, path: string) => readFile(join(site, path), 'utf8');

/** Three versions, of which the first was evicted: the next one is written in its folder. */
async function writeThree(
  folder: string,
  { one, two, three }: Readonly<Record<'one' | 'two' | 'three', Files>>,
) {
  const versions = [];
  for (const files of [one, two, three]) versions.push(await write(folder, files));
  return versions;
}

const same = { 'same/index.html': 'same' };
const three = {
  one: { 'a/index.html': 'one', ...same },
  two: { 'a/index.html': 'two', ...same },
  three: { 'a/index.html': 'three', ...same },
};

test('a version is written in the folder of an evicted one', async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished);
  const { site: first } = await write(folder, three.one);
  const { ino } = await stat(first);
  for (const files of [three.two, three.three]) await write(folder, files);
  const { site } = await write(folder, { 'a/index.html': 'four', ...same });
  expect((await stat(site)).ino).toBe(ino);
  expect(await textIn(site, 'a/index.html')).toBe('four');
  expect(await textIn(site, 'same/index.html')).toBe('same');
});

test('a build that fails takes no version away [PL-4]', async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished);
  const [, second, third] = await writeThree(folder, three);
  const failing: SiteFile = { path: 'bad.html', content: () => Promise.reject(new Error('no such page')) };
  const output = outputAt(join(folder, 'site'));
  for (let count = 0; count < 2; count += 1) {
    await expect(writeSite([...siteOf({ 'a.html': 'x' }), failing], { output, keep: 2 })).rejects.toThrow(
      'no such page',
    );
    expect(await readHistory(output, third?.digest)).toEqual([second?.digest, third?.digest]);
  }
});

test('a page may stand where a version had a folder, and a folder where it had a page', async ({
  onTestFinished,
}) => {
  const folder = await testFolder(onTestFinished);
  await writeThree(folder, { ...three, one: { 'a.md/index.html': 'one', 'b.md': 'one' } });
  const { site } = await write(folder, { 'a.md': 'four', 'b.md/index.html': 'four' });
  expect([await textIn(site, 'a.md'), await textIn(site, 'b.md/index.html')]).toEqual(['four', 'four']);
});

test('what the next version does not have is gone, but for hashed files of those that are kept', async ({
  onTestFinished,
}) => {
  const folder = await testFolder(onTestFinished);
  const { site: first } = await write(folder, { 'gone/deep/index.html': 'x', 'assets/one.js': '1' });
  await write(folder, { 'a.html': 'two', 'assets/two.js': '2' });
  await appendFile(join(first, 'stray.txt'), 'stray');
  await write(folder, { 'a.html': 'three', 'assets/three.js': '3' });
  const { site } = await write(folder, { 'a.html': 'four', 'assets/four.js': '4' });
  for (const path of ['gone', 'stray.txt', 'assets/one.js']) expect(existsSync(join(site, path))).toBe(false);
  expect(await textIn(site, 'assets/two.js')).toBe('2');
  expect(await textIn(site, 'assets/three.js')).toBe('3');
});

test('nothing is written into a file that another version has too', async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished);
  await write(folder, { 'a.html': 'same', 'b.html': 'one' });
  await write(folder, { 'a.html': 'same', 'b.html': 'two' });
  const { site: third } = await write(folder, { 'a.html': 'same', 'b.html': 'three' });
  await write(folder, { 'a.html': 'another', 'b.html': 'four' });
  expect(await textIn(third, 'a.html')).toBe('same');
  expect(await textIn(third, 'b.html')).toBe('three');
});

test('a file that was changed where it stands is written again', async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished);
  await write(folder, { 'a.html': 'same', 'b.html': 'one' });
  await write(folder, { 'a.html': 'same', 'b.html': 'two' });
  const { site: third } = await write(folder, { 'a.html': 'same', 'b.html': 'three' });
  await appendFile(join(third, 'a.html'), ' and more');
  const { site } = await write(folder, { 'a.html': 'same', 'b.html': 'four' });
  expect(await textIn(site, 'a.html')).toBe('same');
});

import { lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { switchTo } from '../../../../cli/site/versions/switch-to.ts';
import { currentVersion, outputAt } from '../../../../cli/site/versions/versions.ts';
import { testFolder } from '../../folder.ts';

/** What a disk without links answers. */
const noLinks = () => Promise.reject(Object.assign(new Error('operation not permitted'), { code: 'EPERM' }));

test('a disk without links gets the version itself in the folder, and knows it again [PL-4]', async ({
  onTestFinished,
}) => {
  const folder = await testFolder(onTestFinished);
  const output = outputAt(join(folder, 'site'));
  const staging = join(output.versions, '.building-1');
  for (const digest of ['one', 'two']) {
    await mkdir(join(output.versions, digest), { recursive: true });
    await writeFile(join(output.versions, digest, 'index.html'), digest);
    await writeFile(join(output.versions, digest, 'version.json'), JSON.stringify({ digest, files: [] }));
  }
  for (const digest of ['one', 'two', 'one']) {
    await rm(staging, { recursive: true, force: true });
    await mkdir(staging);
    await switchTo(digest, { output, staging }, noLinks);
    expect((await lstat(output.link)).isDirectory()).toBe(true);
    expect(await readFile(join(output.link, 'index.html'), 'utf8')).toBe(digest);
    expect(await currentVersion(output)).toBe(digest);
  }
  expect((await readdir(output.versions)).toSorted()).toEqual(['.building-1', 'one', 'two']);
});

test('a folder becomes a link again where links are to be had', async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished);
  const output = outputAt(join(folder, 'site'));
  const staging = join(output.versions, '.building-1');
  await mkdir(join(output.versions, 'one'), { recursive: true });
  await mkdir(staging);
  await switchTo('one', { output, staging }, noLinks);
  await switchTo('one', { output, staging });
  expect((await lstat(output.link)).isSymbolicLink()).toBe(true);
});

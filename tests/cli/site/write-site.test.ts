import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { lstat, mkdir, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readHistory } from '../../../cli/site/versions/history.ts';
import type { SiteFile } from '../../../cli/site/files/site-file.ts';
import { outputAt } from '../../../cli/site/versions/versions.ts';
import { writeSite } from '../../../cli/site/write-site.ts';
import { testFolder } from '../folder.ts';

const file = (path: string, text: string): SiteFile => ({ path, content: () => text });

/** A site with one page, and one asset that is named after the page's text. */
const site = (text: string): SiteFile[] => [
  file('index.html', text),
  file(`assets/script-${text}.js`, `script ${text}`),
  file('bundle/manifest.json', text),
];

const write = (folder: string, text: string, keep = 3) =>
  writeSite(site(text), { output: outputAt(join(folder, 'site')), keep });

const served = (folder: string) => readFile(join(folder, 'site', 'index.html'), 'utf8');
const versionsIn = async (folder: string) =>
  (await readdir(join(folder, 'site.versions'))).filter(
    (name) => !['.spare', 'history.json', 'kept.json', 'stamps.json'].includes(name),
  );

describe('the output', () => {
  test('is a link to a version that is named after its content [PL-4]', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished);
    const { digest, isNew } = await write(folder, 'one');
    expect(isNew).toBe(true);
    expect(digest).toMatch(/^[\da-f]{32}$/u);
    expect(await readlink(join(folder, 'site'))).toBe(`site.versions/${digest}`);
    expect(await served(folder)).toBe('one');
    expect(await versionsIn(folder)).toEqual([digest]);
  });

  test('of the same content is the same version, whatever the order of its files [PL-4]', async ({
    onTestFinished,
  }) => {
    const folder = await testFolder(onTestFinished);
    const first = await write(folder, 'one');
    const output = outputAt(join(folder, 'site'));
    const second = await writeSite(site('one').toReversed(), { output, keep: 3 });
    expect(second).toEqual({ digest: first.digest, isNew: false, count: 3 });
  });

  test('takes the place of an empty folder', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished);
    await mkdir(join(folder, 'site'));
    await write(folder, 'one');
    expect(await served(folder)).toBe('one');
  });

  test('is found in a folder that is not there yet', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished);
    await writeSite(site('one'), { output: outputAt(join(folder, 'a', 'b')), keep: 3 });
    expect(await readFile(join(folder, 'a', 'b', 'index.html'), 'utf8')).toBe('one');
  });
});

describe('what no build made is left alone:', () => {
  test('a folder with files', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished);
    await mkdir(join(folder, 'site'));
    await writeFile(join(folder, 'site', 'mine.txt'), 'mine');
    await expect(write(folder, 'one')).rejects.toThrow('is a folder with files in it that no build made');
    expect(await readFile(join(folder, 'site', 'mine.txt'), 'utf8')).toBe('mine');
  });

  test('a file', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { site: 'mine' });
    await expect(write(folder, 'one')).rejects.toThrow('is a file that no build made');
  });

  test('a link to somewhere else', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished);
    await symlink('elsewhere', join(folder, 'site'));
    await expect(write(folder, 'one')).rejects.toThrow('which no build made');
    expect((await lstat(join(folder, 'site'))).isSymbolicLink()).toBe(true);
  });

  test('a folder among the versions', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished);
    await mkdir(join(folder, 'site.versions', 'mine'), { recursive: true });
    await write(folder, 'one', 1);
    await write(folder, 'two', 1);
    expect(await versionsIn(folder)).toContain('mine');
  });
});

describe('earlier versions', () => {
  test('stay, as many as are to be kept', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished);
    const digests: string[] = [];
    for (const text of ['one', 'two', 'three', 'four']) digests.push((await write(folder, text)).digest);
    expect((await versionsIn(folder)).toSorted()).toEqual(digests.slice(1).toSorted());
  });

  test('keep the hashed files of every locale loadable', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished);
    const output = outputAt(join(folder, 'site'));
    for (const text of ['one', 'two']) {
      const inSpanish = site(text).map(({ path, ...each }) => ({ path: `es/${path}`, ...each }));
      await writeSite([...site(text), ...inSpanish], { output, keep: 3 });
    }
    expect(await readFile(join(folder, 'site/es/assets/script-one.js'), 'utf8')).toBe('script one');
    expect(await readFile(join(folder, 'site/es/index.html'), 'utf8')).toBe('two');
  });

  test('keep their hashed files loadable, and nothing else, and leave the digest as it is', async ({
    onTestFinished,
  }) => {
    const folder = await testFolder(onTestFinished);
    await write(folder, 'one');
    const { digest } = await write(folder, 'two');
    expect(await readFile(join(folder, 'site', 'assets', 'script-one.js'), 'utf8')).toBe('script one');
    expect(await readFile(join(folder, 'site', 'bundle', 'manifest.json'), 'utf8')).toBe('two');
    expect((await write(await testFolder(onTestFinished), 'two')).digest).toBe(digest);
  });

  test('are forgotten with their files when they are no longer kept', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished);
    for (const text of ['one', 'two', 'three']) await write(folder, text, 1);
    expect(existsSync(join(folder, 'site', 'assets', 'script-two.js'))).toBe(true);
    expect(existsSync(join(folder, 'site', 'assets', 'script-one.js'))).toBe(false);
  });
});

describe('a build that was killed', () => {
  test('is tidied up after by the next [PL-4]', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished);
    const ended = Number(execFileSync('sh', ['-c', 'echo $$'], { encoding: 'utf8' }));
    const staging = await leftover(folder, ended);
    await write(folder, 'one');
    expect(existsSync(staging)).toBe(false);
  });

  test('and is in truth still at work, makes the next one end [PL-4]', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished);
    const staging = await leftover(folder, process.ppid);
    await expect(write(folder, 'one')).rejects.toThrow(
      `another build, process ${process.ppid}, is writing here`,
    );
    expect(existsSync(staging)).toBe(true);
    expect(existsSync(join(folder, 'site'))).toBe(false);
  });
});

test('a build whose folder another one has taken away ends, and serves nothing [PL-4]', async ({
  onTestFinished,
}) => {
  const folder = await testFolder(onTestFinished);
  await write(folder, 'one');
  const staging = join(folder, 'site.versions', `.building-${process.pid}`);
  const taking = file('a/taken.html', '');
  const content = async () => {
    await rm(staging, { recursive: true }); // what is written later makes it anew
    return 'text';
  };
  const output = outputAt(join(folder, 'site'));
  await expect(
    writeSite([...site('two'), { ...taking, content }, file('z/last.html', 'last')], { output, keep: 3 }),
  ).rejects.toThrow('another build has removed');
  expect(await served(folder)).toBe('one');
  expect((await versionsIn(folder)).length).toBe(1);
});

test('where the link is gone, the versions before are not forgotten', async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished);
  const first = await write(folder, 'one');
  await rm(join(folder, 'site'));
  const second = await write(folder, 'two');
  const output = outputAt(join(folder, 'site'));
  expect(await readHistory(output, second.digest)).toEqual([first.digest, second.digest]);
});

test('a page that cannot be made leaves everything as it was [PL-4]', async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished);
  await write(folder, 'one');
  const before = await versionsIn(folder);
  const failing: SiteFile = { path: 'bad.html', content: () => Promise.reject(new Error('no such page')) };
  const output = outputAt(join(folder, 'site'));
  await expect(writeSite([...site('two'), failing], { output, keep: 3 })).rejects.toThrow('no such page');
  expect(await served(folder)).toBe('one');
  expect(await versionsIn(folder)).toEqual(before);
});

/** What a build of the process would have left. */
async function leftover(folder: string, pid: number): Promise<string> {
  const staging = join(folder, 'site.versions', `.building-${pid}`);
  await mkdir(join(staging, 'site'), { recursive: true });
  return staging;
}

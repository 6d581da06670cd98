import { lstatSync, readlinkSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { damagedFiles } from '../../../../cli/site/versions/damage.ts';
import type { SiteFile } from '../../../../cli/site/files/site-file.ts';
import { outputAt } from '../../../../cli/site/versions/versions.ts';
import { writeSite } from '../../../../cli/site/write-site.ts';
import { testFolder } from '../../folder.ts';
import { runCli } from '../../run-cli.ts';

const site = (text: string, others: readonly string[] = []): SiteFile[] =>
  ['index.html', `assets/script-${text}.js`, 'bundle/manifest.json', ...others].map((path) => ({
    path,
    content: () => `${path} of ${text}`,
  }));

/** A site that is built again and again, and what it said. */
async function openSite(clean: Parameters<typeof testFolder>[0]) {
  const folder = await testFolder(clean);
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  clean(() => {
    said.mockRestore();
  });
  const path = (name: string) => join(folder, 'site', name);
  return {
    folder,
    path,
    put: async (name: string, text = 'mine') => {
      await mkdir(dirname(path(name)), { recursive: true });
      await writeFile(path(name), text);
    },
    read: (name: string) => readFile(path(name), 'utf8').catch(() => undefined),
    build: (text: string, others?: readonly string[], keep = 2) =>
      writeSite(site(text, others), { output: outputAt(join(folder, 'site')), keep }),
    /** Since it was asked last. */
    said: () => {
      const lines = said.mock.calls.map(([line]) => String(line).replaceAll(folder, ''));
      said.mockClear();
      return lines;
    },
  };
}

test('what others put into the served folder is in every later version, and is reported [DP-6]', async ({
  onTestFinished,
}) => {
  const { build, path, put, read, said } = await openSite(onTestFinished);
  await build('0');
  await put('CNAME', 'help.example.com');
  await put('.well-known/acme-challenge/x', 'token');
  await put('assets/prices.pdf', 'prices');
  await symlink('../../elsewhere', path('downloads'));
  for (let n = 1; n < 7; n += 1) {
    await build(String(n));
    expect(said()).toEqual([
      'kept in /site, written by no build: .well-known/acme-challenge/x, CNAME, assets/prices.pdf, downloads',
    ]);
  }
  expect(await read('CNAME')).toBe('help.example.com');
  expect(await read('.well-known/acme-challenge/x')).toBe('token');
  expect(await read('assets/prices.pdf')).toBe('prices');
  expect(readlinkSync(path('downloads'))).toBe('../../elsewhere');
  // scripts of versions that are gone are the build's own, and go with them
  expect((await readdir(path('assets'))).toSorted()).toEqual([
    'prices.pdf',
    'script-4.js',
    'script-5.js',
    'script-6.js',
  ]);
});

test('a version that holds them is whole, and its files are not one with those of the version before', async ({
  onTestFinished,
}) => {
  const { build, folder, put } = await openSite(onTestFinished);
  const first = await build('1');
  await put('CNAME', 'old.example.com');
  const second = await build('2');
  await put('CNAME', 'new.example.com');
  expect(await damagedFiles(join(folder, 'site'), second.digest)).toEqual([]);
  expect(await readFile(join(folder, 'site.versions', first.digest, 'CNAME'), 'utf8')).toBe(
    'old.example.com',
  );
});

test('a file that the build writes wins over one of another at its path, below it or above it, and says so', async ({
  onTestFinished,
}) => {
  const { build, put, read, said } = await openSite(onTestFinished);
  await build('1');
  await put('robots.txt');
  await put('search');
  await put('404.html/notes.txt');
  await build('2', ['robots.txt', 'search/index.html', '404.html']);
  expect(said()).toEqual([
    'warning: the build writes files of its own in place of these in /site: 404.html/notes.txt, robots.txt, search.',
  ]);
  expect(await read('robots.txt')).toBe('robots.txt of 2');
  expect(await read('search/index.html')).toBe('search/index.html of 2');
  expect(await read('404.html')).toBe('404.html of 2');
});

test('content of before is served with the files that others have put there since', async ({
  onTestFinished,
}) => {
  const { build, put, read } = await openSite(onTestFinished);
  await build('1');
  await put('CNAME', 'old.example.com');
  await build('2');
  await put('CNAME', 'new.example.com');
  await put('ads.txt', 'ads');
  await build('1');
  expect([await read('CNAME'), await read('ads.txt')]).toEqual(['new.example.com', 'ads']);
});

test('rolling back takes them along', async ({ onTestFinished }) => {
  const { build, folder, put, read } = await openSite(onTestFinished);
  await build('1');
  await build('2');
  await put('CNAME', 'help.example.com');
  const { code } = await runCli(['rollback', 'site'], { cwd: folder });
  expect(code).toBe(0);
  expect([await read('index.html'), await read('CNAME')]).toEqual(['index.html of 1', 'help.example.com']);
});

test('where the list of the served version is lost, nobody can tell whose files are, and that is said', async ({
  onTestFinished,
}) => {
  const { build, path, put, said } = await openSite(onTestFinished);
  await build('1');
  await put('CNAME');
  await rm(path('version.json'));
  await build('2');
  expect(said()).toEqual([
    'warning: /site/version.json cannot be read: files that no build wrote are not taken over from there.',
  ]);
  expect(lstatSync(path('CNAME'), { throwIfNoEntry: false })).toBeUndefined();
});

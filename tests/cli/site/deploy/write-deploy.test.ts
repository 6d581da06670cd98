import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { expect, test, type TestContext, vi } from 'vitest';
import { openDeploy } from '../../../../cli/site/deploy/open-deploy.ts';
import { writeDeploy } from '../../../../cli/site/deploy/write-deploy.ts';
import { hostedSite } from '../../../../cli/site/files/sites-on-host.ts';
import { outputAt } from '../../../../cli/site/versions/versions.ts';
import { writeSite } from '../../../../cli/site/write-site.ts';
import type { FieldbookConfig } from '../../../../pipeline/config/config.ts';
import type { SiteHost } from '../../../../pipeline/config/hosts.ts';
import { howTo } from '../../../pipeline/builders.ts';
import { linked, settings } from '../../../pipeline/documents.ts';
import { testFolder } from '../../folder.ts';

interface Release {
  readonly previous?: string;
  readonly keep?: number;
  readonly host?: SiteHost;
  readonly config?: FieldbookConfig;
  /** Where it is built; usual for all that do not say it. */
  readonly checkout?: string;
  readonly others?: readonly string[];
}

/** Deploys releases of a site, and tells what was said. */
async function project(clean: TestContext['onTestFinished']) {
  const folder = await testFolder(clean);
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  clean(() => said.mockRestore());
  const at = (path: string, checkout = 'a') => join(folder, checkout, 'deploy', path);
  return {
    folder,
    at,
    said: () => said.mock.calls.splice(0).map(([line]) => String(line).replaceAll(folder, '')),
    has: (paths: readonly string[], checkout?: string) =>
      paths.filter((path) => existsSync(at(path, checkout))),
    put: async (path: string, text = 'mine') => {
      await mkdir(dirname(at(path)), { recursive: true });
      await writeFile(at(path), text);
    },
    release: async (
      text: string,
      { previous, keep = 3, host = 'nginx', config = {}, checkout = 'a', others = [] }: Release = {},
    ) => {
      const out = join(folder, checkout, 'site');
      const target = await openDeploy({ out, deploy: at('', checkout), host, previous }, settings(config));
      const paths = [
        'index.html',
        '404.html',
        'bundle/manifest.json',
        ...others,
        script(text),
        `es/${script(text)}`,
      ];
      const files = [...paths, 'es/bundle/manifest.json'].map((path) => ({
        path,
        content: () => `${path} of ${text}`,
      }));
      const { digest } = await writeSite(files, { output: outputAt(out), keep: 1 });
      const sites = [hostedSite(linked([howTo('page', 'Page')], { config }).graph)];
      return writeDeploy({ out, digest, sites, keep, isDurable: false }, target);
    },
  };
}

const script = (text: string): string => `assets/script-${text}.js`;
const scripts = ['1', '2', '3', '4'].map(script);

/** Serves a folder, as a host does. */
async function serve(folder: string, clean: (close: () => void) => void): Promise<string> {
  const server = createServer((request, response) => {
    readFile(join(folder, decodeURIComponent(request.url ?? ''))).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end('<p>not found</p>'),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  clean(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // of a server that listens on a port
}

test('a release from a fresh checkout keeps the hashed files of as many before it as --keep says [DP-2]', async ({
  onTestFinished,
}) => {
  const { at, has, release, said } = await project(onTestFinished);
  await release('1', { checkout: 'a' });
  for (const [before, checkout, text] of [
    ['a', 'b', '2'],
    ['b', 'c', '3'],
    ['c', 'd', '4'],
  ] as const) {
    const previous = await serve(at('', before), onTestFinished);
    await release(text, { checkout, previous });
  }
  expect(has(scripts, 'd')).toEqual(scripts.slice(1));
  expect(
    has(
      scripts.map((path) => `es/${path}`),
      'd',
    ),
  ).toHaveLength(3);
  expect(await readFile(at(script('2'), 'd'), 'utf8')).toBe('assets/script-2.js of 2');
  expect(await readFile(at('bundle/manifest.json', 'd'), 'utf8')).toBe('bundle/manifest.json of 4');
  await release('4', { checkout: 'e', previous: at('', 'd'), keep: 2 });
  expect(has(scripts, 'e')).toEqual(scripts.slice(2));
  expect(said()).toEqual([]);
});

test('a release that is deployed again counts once, and is the newest [DP-2]', async ({ onTestFinished }) => {
  const { has, release } = await project(onTestFinished);
  for (const text of ['1', '2', '2', '1', '3']) await release(text, { keep: 2 });
  expect(has(scripts)).toEqual([script('1'), script('3')]);
});

test('without --previous, the folder that is there is the deployment before', async ({ onTestFinished }) => {
  const { has, release } = await project(onTestFinished);
  await release('1');
  expect(await release('2')).toMatchObject({ earlier: 2 });
  expect(has(scripts)).toEqual(scripts.slice(0, 2));
});

test('the deployment before is found below the base path too [DP-2]', async ({ onTestFinished }) => {
  const { at, has, release } = await project(onTestFinished);
  const config = { basePath: '/help/' };
  await release('1', { config });
  const previous = await serve(at(''), onTestFinished);
  await release('2', { config, checkout: 'b', previous });
  await release('2', { config, checkout: 'c', previous: `${previous}/help/` });
  for (const checkout of ['b', 'c']) expect(has([`help/${script('1')}`], checkout)).toHaveLength(1);
});

test('files that the host has lost or changed are named, and the others are kept [DP-2]', async ({
  onTestFinished,
}) => {
  const { at, has, put, release, said } = await project(onTestFinished);
  await release('1');
  await release('2');
  await rm(at(script('1')));
  await put(script('2'), 'changed'.repeat(10));
  await release('3', { checkout: 'b', previous: at('') });
  expect(has(scripts, 'b')).toEqual([script('3')]);
  expect(
    has(
      scripts.map((path) => `es/${path}`),
      'b',
    ),
  ).toHaveLength(3);
  expect(said()).toEqual([
    'warning: /a/deploy has lost or changed files of earlier releases, which open tabs may still ask for: assets/script-1.js, assets/script-2.js.',
  ]);
});

test.for([
  ['nothing there', undefined],
  ['a page in its place', '<!doctype html>'],
  ['a path that leads out', { path: 'assets/../../../outside.js' }],
  ['a file without a hash in its name', { path: 'index.html' }],
] as const)('a host with %s counts as one without a deployment', async ([, list], { onTestFinished }) => {
  const { folder, release, said } = await project(onTestFinished);
  const hashed = typeof list === 'object' ? [{ ...list, sha256: '', bytes: 1, release: 'a' }] : [];
  const text =
    typeof list === 'string' ? list : JSON.stringify({ format: 1, releases: ['a'], hashed, others: [] });
  await mkdir(join(folder, 'host'));
  if (list !== undefined) await writeFile(join(folder, 'host/deployed.json'), text);
  const previous = await serve(join(folder, 'host'), onTestFinished);
  await release('1', { previous });
  expect(said()).toEqual([
    `warning: ${previous} has no deployed.json, so this counts as the first deployment: tabs that are open now load their next page as a whole.`,
  ]);
});

test('a host that does not answer ends the build, before anything is written', async ({ onTestFinished }) => {
  const { folder, has, release } = await project(onTestFinished);
  const closing: (() => void)[] = [];
  const previous = await serve(folder, (close) => void closing.push(close));
  for (const close of closing) close();
  await expect(release('1', { previous })).rejects.toThrow(
    '/deployed.json is not reached (ECONNREFUSED); build again when it answers, or leave out --previous for the first deployment.',
  );
  await expect(release('1', { previous: 'https://[' })).rejects.toThrow(
    '--previous https://[ is no address.',
  );
  expect(has(['index.html'])).toEqual([]);
});

test('what the build finds in the folder and did not write stays, and is told in a line [DP-6]', async ({
  onTestFinished,
}) => {
  const { at, put, release, said } = await project(onTestFinished);
  await release('1', { host: 'netlify', others: ['gone.html'] });
  for (const path of ['CNAME', '.well-known/x', '.git/HEAD', 'new.html']) await put(path);
  await mkdir(at('.git/refs'));
  await release('2', { host: 's3', others: ['new.html'] });
  expect(said()).toEqual([
    'kept in /a/deploy, written by no build: .well-known/x, CNAME',
    'warning: the build writes files of its own in place of these in /a/deploy: new.html.',
  ]);
  const names = [
    '.git',
    '.well-known',
    '404.html',
    'CNAME',
    'assets',
    'bundle',
    'deployed.json',
    'es',
    'index.html',
  ];
  expect((await readdir(at(''))).toSorted()).toEqual([...names, 'new.html', 's3.json']);
  expect(await readdir(at('.git'))).toEqual(['HEAD', 'refs']);
  expect(await readFile(at('new.html'), 'utf8')).toBe('new.html of 2');
});

test('a folder that no build made is left alone', async ({ onTestFinished }) => {
  const { at, folder, put, release } = await project(onTestFinished);
  await put('.git/HEAD');
  await put('mine.txt');
  await expect(release('1', { config: { basePath: '/help/' } })).rejects.toThrow(
    `${at('')} is a folder with files in it and no help/deployed.json, so no build deployed into it; name another folder.`,
  );
  await rename(at('mine.txt'), join(folder, 'mine.txt'));
  await release('1');
  await rm(at(''), { recursive: true });
  await symlink(folder, at(''));
  await expect(release('1')).rejects.toThrow('is a link; name another folder.');
});

test('the folders of the site and of the deployment are apart', async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished);
  const out = join(folder, 'site');
  for (const deploy of [out, join(out, 'deploy'), folder, join(folder, 'site.versions', 'x')])
    await expect(openDeploy({ out, deploy, host: 's3' }, settings())).rejects.toThrow(
      '--deploy and --out need two folders, neither in the other; name another folder.',
    );
});

test('a deployment that fails leaves the one before as it was', async ({ onTestFinished }) => {
  const { at, folder, release } = await project(onTestFinished);
  await release('1');
  await expect(release('2', { host: 'apache', others: ['.htaccess'] })).rejects.toThrow(
    'your own .htaccess is in the place of the one for apache; rename or remove it.',
  );
  expect(await readFile(at('index.html'), 'utf8')).toBe('index.html of 1');
  expect((await readdir(join(folder, 'a'))).toSorted()).toEqual(['deploy', 'site', 'site.versions']);
});

test('a kill between the two renames of a switch loses nothing', async ({ onTestFinished }) => {
  const { at, folder, has, release } = await project(onTestFinished);
  await release('1');
  await mkdir(join(folder, 'a/deploy.versions'));
  await rename(at(''), join(folder, 'a/deploy.versions/before'));
  await release('2');
  expect(has(scripts)).toEqual(scripts.slice(0, 2));
  expect((await readdir(join(folder, 'a'))).toSorted()).toEqual(['deploy', 'site', 'site.versions']);
});

test.for([
  ['https://user.github.io', '/repository/', 'index.html'],
  ['https://user.github.io', '/repository/help/', 'help/index.html'],
  ['https://help.example.com', '/help/', 'help/index.html'],
] as const)(
  'a site at %s%s is deployed to GitHub Pages as %s',
  async ([siteUrl, basePath, file], { onTestFinished }) => {
    const { has, release } = await project(onTestFinished);
    await release('1', { host: 'github-pages', config: { siteUrl, basePath } });
    expect(has([file, '404.html', '.nojekyll'])).toHaveLength(3);
  },
);

test('the host is the one that the configuration names, if it names one', async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished);
  const options = { out: join(folder, 'site'), deploy: join(folder, 'deploy') };
  const open = (config: FieldbookConfig) => openDeploy(options, settings(config));
  expect(await open({ hosts: ['s3'] })).toMatchObject({ host: 's3', folder: '' });
  await expect(open({})).rejects.toThrow(
    '--deploy needs --host, one of netlify, vercel, cloudflare, github-pages, s3, nginx, apache; or name one host under "hosts" in the configuration.',
  );
  const locales = { 'en-US': {}, 'es-MX': { siteUrl: 'https://ayuda.example.com' } };
  await expect(open({ hosts: ['s3'], siteUrl: 'https://help.example.com', locales })).rejects.toThrow(
    'the locales have 2 hosts (https://help.example.com, https://ayuda.example.com), and a deployment is for one; build each locale with --locale and a folder of its own.',
  );
});

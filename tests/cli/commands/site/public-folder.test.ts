import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test, type TestContext } from 'vitest';
import { projectOpener } from '../../../../cli/input/project.ts';
import { exportJson } from '../../exports.ts';
import { testFolder } from '../../folder.ts';
import { runWarm } from '../../warm/run-warm.ts';

/** A project whose folder `static` has these files. */
async function project(
  clean: TestContext['onTestFinished'],
  files: Readonly<Record<string, string>>,
  config: object = {},
): Promise<string> {
  const folder = await testFolder(clean, {
    'export.json': exportJson(),
    'fieldbook.config.json': JSON.stringify({
      siteUrl: 'https://help.example.com',
      publicFolder: 'static',
      ...config,
    }),
  });
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, 'static', name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  return folder;
}

const build = async (cwd: string, out = 'site') => {
  const { code, stderr } = await runWarm(['build', '--out', out], { cwd });
  return { code, said: stderr.replaceAll(`${cwd}/`, '') };
};

test('the files of the public folder are at the root of the site, and gone with it [DP-6]', async ({
  onTestFinished,
}) => {
  const mine = { CNAME: 'help.example.com', '.well-known/security.txt': 'Contact: a@example.com' };
  const cwd = await project(onTestFinished, { ...mine, 'robots.txt': 'User-agent: *\n' });
  expect((await build(cwd)).code).toBe(0);
  const read = (path: string) => readFile(join(cwd, 'site', path), 'utf8').catch(() => undefined);
  expect(await read('CNAME')).toBe(mine.CNAME);
  expect(await read('.well-known/security.txt')).toBe(mine['.well-known/security.txt']);
  expect(await read('robots.txt'), 'in place of ours').toBe('User-agent: *\n');
  await writeFile(join(cwd, 'fieldbook.config.json'), JSON.stringify({}));
  expect((await build(cwd)).said).not.toContain('kept in');
  expect(await read('CNAME')).toBeUndefined();
});

const sentence = (path: string, ours: string) =>
  `error: static/${path} is in the place of ${ours}, which the build writes; rename or remove it.`;

test('a file in the place of one of the build, above it or below it ends the build, and both are named [DP-6]', async ({
  onTestFinished,
}) => {
  const cwd = await project(onTestFinished, {
    'how-to/dispatch/index.html': '',
    'sitemap.xml': '',
    _headers: '',
    search: '',
    'sw.js/map': '',
  });
  const { code, said } = await build(cwd);
  expect(code).toBe(2);
  expect(
    said
      .split('\n')
      .filter((line) => line.startsWith('error:'))
      .toSorted(),
  ).toEqual([
    sentence('_headers', '_headers'),
    sentence('how-to/dispatch/index.html', 'the page /how-to/dispatch'),
    sentence('search', 'the page /search'),
    sentence('sitemap.xml', 'sitemap.xml'),
    sentence('sw.js/map', 'sw.js'),
  ]);
});

test('links in the public folder are left out, and that is said', async ({ onTestFinished }) => {
  const cwd = await project(onTestFinished, { CNAME: 'x' });
  await symlink('/etc', join(cwd, 'static', 'secrets'));
  const { code, said } = await build(cwd);
  expect(code).toBe(0);
  expect(said).toContain('warning: static/secrets is a link, so it is left out of the site.');
});

test.for([
  ['gone', 'the public folder gone is not there; see "publicFolder" in the configuration.'],
  ['export.json', 'the public folder export.json is a file; see "publicFolder" in the configuration.'],
])('a public folder %s is refused in a sentence', async ([publicFolder, said], { onTestFinished }) => {
  const cwd = await project(onTestFinished, {}, { publicFolder });
  expect(await build(cwd)).toEqual({ code: 2, said: `error: ${said}` });
});

test('the build does not write into the public folder', async ({ onTestFinished }) => {
  const cwd = await project(onTestFinished, { CNAME: 'x' });
  expect(await build(cwd, 'static/site')).toEqual({
    code: 2,
    said: 'error: the build writes into static, where "publicFolder" is; write it elsewhere.',
  });
});

test('--watch follows the public folder and the files of the theme [BR-1] [DP-6]', async ({
  onTestFinished,
}) => {
  const theme = { styles: 'own.css' };
  const cwd = await project(onTestFinished, { CNAME: 'help.example.com' }, { theme });
  const open = projectOpener(join(cwd, 'export.json'), { config: join(cwd, 'fieldbook.config.json') });
  expect((await open()).files).toEqual(expect.arrayContaining([join(cwd, 'static'), join(cwd, 'own.css')]));
});

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exportJson } from '../../exports.ts';
import { testFolder } from '../../folder.ts';
import { runWarm } from '../../warm/run-warm.ts';

test('build --deploy writes the site for a host, below its base path [DP-2]', async ({ onTestFinished }) => {
  const cwd = await testFolder(onTestFinished, {
    'export.json': exportJson(),
    'redirects.csv': 'from,to\n/Old,/how-to/dispatch',
    'fieldbook.config.json': JSON.stringify({
      siteUrl: 'https://help.example.com',
      basePath: '/help/',
      redirects: 'redirects.csv',
      hosts: ['cloudflare'],
    }),
  });
  const build = async (...flags: string[]) => {
    const { code, stderr } = await runWarm(['build', '--out', 'site', ...flags], { cwd });
    return { code, said: stderr.replaceAll(`${cwd}/`, '').split('\n') };
  };
  const first = await build('--deploy', 'deploy');
  expect(first.code).toBe(0);
  expect(first.said.slice(1, 3)).toEqual([
    'warning: Cloudflare Pages distinguishes upper and lower case: these are redirected as they are written and in lower case, in no other spelling: /Old',
    expect.stringMatching(/^\d+ files, for cloudflare written to deploy$/u),
  ]);
  const read = (path: string) => readFile(join(cwd, 'deploy', path), 'utf8');
  expect(await read('help/how-to/dispatch/index.html')).toContain('src="/help/assets/');
  expect(await read('_redirects')).toContain('\n/help/Old /help/how-to/dispatch 302\n');
  expect(await read('_headers')).toContain('\n/help/assets/*\n');
  expect(await read('404.html')).toBe(await read('help/404.html'));
  for (const path of ['_headers', 'version.json', 'help/version.json', 'help/_headers'])
    expect([path, existsSync(join(cwd, 'deploy', path))]).toEqual([path, path === '_headers']);
  // the same content is the same release
  const { hashed } = JSON.parse(await read('help/deployed.json')) as { hashed: { release: string }[] };
  expect(new Set(hashed.map(({ release }) => release)).size).toBe(1);
  expect((await build('--deploy', 'deploy')).said[2]).toBe(first.said[2]);
});

test.for([
  [['--host', 's3'], 2, /^error: --host is about a deployment; name its folder with --deploy\.$/u],
  [['--previous', 'x'], 2, /^error: --previous is about a deployment; name its folder with --deploy\.$/u],
  [['--deploy', 'deploy', '--host', 'netlfy'], 2, /did you mean "netlify"/u],
  [
    ['--deploy', 'deploy', '--host', 's3', '--watch'],
    2,
    /'--deploy <folder>' cannot be used with option '--watch'/u,
  ],
  [['--deploy', 'deploy'], 2, /^error: --deploy needs --host, one of netlify, vercel/u],
  [['--deploy', 'site/deploy', '--host', 's3'], 2, /^error: --deploy and --out need two folders/u],
] as const)(
  'build %j ends with %i and a sentence, before it builds',
  async ([flags, code, said], { onTestFinished }) => {
    const cwd = await testFolder(onTestFinished, { 'export.json': exportJson() });
    const run = await runWarm(['build', '--out', 'site', ...flags], { cwd });
    expect(run).toMatchObject({
      code,
      stderr: expect.stringMatching(said),
    });
    expect(existsSync(join(cwd, 'site'))).toBe(false);
  },
);

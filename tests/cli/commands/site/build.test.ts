import { existsSync } from 'node:fs';
import { readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { currentFormat } from '../../../../schemas/bundle/index.ts';
import { exportJson, howTo, untitled } from '../../exports.ts';
import { rawEntry } from '../../../pipeline/documents.ts';
import { testFolder } from '../../folder.ts';
import { runCli, sampleConfig } from '../../run-cli.ts';
import { thinnedSample } from '../../sample-parts.ts';
import { hashesIn } from '../../site-digest.ts';
import { runWarm } from '../../warm/run-warm.ts';

describe('build', { timeout: 60_000, concurrent: true }, () => {
  test('writes the bundle and a page for every address [PL-3]', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, {
      'export.json': exportJson([howTo('dispatch'), howTo('café-au-lait')]),
      'fieldbook.config.json': JSON.stringify({ siteUrl: 'https://help.example.com', basePath: '/help/' }),
    });
    const { code, stdout, stderr } = await runCli(['build', '--out', 'site'], { cwd: folder });
    expect([code, stdout]).toEqual([0, 'no problems in 2 entries']);
    expect(stderr).toMatch(/^\d+ files written to .*site\nversion [\da-f]{12} built in \d+\.\d s$/u);

    const files = Object.keys(await hashesIn(await realpath(join(folder, 'site'))));
    expect(files.filter((file) => !/^(?:assets|bundle)\//u.test(file))).toEqual([
      '404.html',
      '404/index.html',
      '_headers',
      'announcements/feed.xml',
      'favicon.svg',
      'feed.xml',
      'how-to/café-au-lait.md',
      'how-to/café-au-lait/index.html',
      'how-to/dispatch.md',
      'how-to/dispatch/index.html',
      'index.html',
      'llms.txt',
      'offline.html',
      'release-notes/feed.xml',
      'robots.txt',
      'search/index.html',
      'sitemap.xml',
      'sw.js',
      'version.json',
    ]);
    expect(await readFile(join(folder, 'site/sitemap.xml'), 'utf8')).not.toMatch(
      /announcements|categories|product-capabilities/u,
    );
    expect(await readFile(join(folder, 'site/how-to/dispatch/index.html'), 'utf8')).toMatch(
      /<h1[^>]*>.*Title of dispatch[\s\S]*<script type="module" src="\/help\/assets\/[\w.-]+\.js"/u,
    );
    expect(await readFile(join(folder, 'site/sitemap.xml'), 'utf8')).toContain(
      '<loc>https://help.example.com/help/how-to/caf%C3%A9-au-lait</loc><lastmod>2026-03-09T16:00:00.000Z</lastmod>',
    );
    expect(await readFile(join(folder, 'site/robots.txt'), 'utf8')).toContain(
      'Sitemap: https://help.example.com/help/sitemap.xml',
    );
  });

  test('names each file of the bundle by its content in the manifest [PL-3]', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { 'export.json': exportJson() });
    await runWarm(['build', '--out', 'site'], { cwd: folder });
    const bundle = await realpath(join(folder, 'site', 'bundle'));
    const hashes = await hashesIn(bundle);
    const manifest = currentFormat.manifest.parse(
      JSON.parse(await readFile(join(bundle, 'manifest.json'), 'utf8')),
    );
    const { 'manifest.json': _itself, ...others } = hashes;
    expect(Object.fromEntries(manifest.files.map(({ path, sha256 }) => [path, sha256]))).toEqual(others);
  });

  test('warns of a service that does not answer, and builds all the same; --offline asks none [DP-1]', async ({
    onTestFinished,
  }) => {
    const folder = await testFolder(onTestFinished, {
      'export.json': exportJson(),
      'fieldbook.config.json': JSON.stringify({ services: { images: 'http://127.0.0.1:2' } }),
    });
    const { code, stderr } = await runWarm(['build', '--out', 'site'], { cwd: folder });
    expect([code, stderr]).toEqual([0, expect.stringContaining('warning: the service images is on, but')]);
    const offline = await runWarm(['build', '--out', 'site', '--offline'], { cwd: folder });
    expect([offline.code, offline.stderr]).toEqual([0, expect.not.stringContaining('warning:')]);
  });

  test('without a page writes nothing, and says what to do [MP-9]', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, {
      'export.json': exportJson([rawEntry('post', 'a', { title: 'Vans' })]),
    });
    for (const flags of [[], ['--allow-errors']]) {
      const { code, stderr } = await runWarm(['build', '--out', 'site', ...flags], { cwd: folder });
      expect([code, stderr.split('\n')]).toEqual([
        2,
        [
          'error: the site would have no page: 1 entry is of a content type that is not read; run "fieldbook init" with the export, which maps types such as "post" under "contentTypes" in the configuration; nothing is written',
        ],
      ]);
    }
    expect(await readdir(folder)).toEqual(['export.json']);
  });

  test('with errors writes nothing and leaves the earlier output as it is [PL-2]', async ({
    onTestFinished,
  }) => {
    const folder = await testFolder(onTestFinished, {
      'export.json': exportJson(),
      'faulty.json': exportJson([howTo('dispatch', 'Changed.'), untitled()]),
    });
    const refused = await runCli(['build', 'faulty.json', '--out', 'site'], { cwd: folder });
    expect([refused.code, await readdir(folder)]).toEqual([1, ['export.json', 'faulty.json']]);
    expect(refused.stderr).toContain('nothing is written; --allow-errors builds the valid content');

    await runWarm(['build', '--out', 'site'], { cwd: folder });
    const earlier = await readlink(join(folder, 'site'));
    expect((await runWarm(['build', 'faulty.json', '--out', 'site'], { cwd: folder })).code).toBe(1);
    expect(await readlink(join(folder, 'site'))).toBe(earlier);

    const allowed = await runWarm(['build', 'faulty.json', '--out', 'site', '--allow-errors'], {
      cwd: folder,
    });
    expect(allowed.code).toBe(0);
    expect(await readlink(join(folder, 'site'))).not.toBe(earlier);
    expect(existsSync(join(folder, 'site/how-to/dispatch/index.html'))).toBe(true);
    expect(existsSync(join(folder, 'site/how-to/untitled'))).toBe(false);
  });

  test('gives the same bytes in every time zone and language [PL-4]', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, {
      'export.json': JSON.stringify(await thinnedSample(12)),
    });
    const here = await runCli(siteTo('here'), {
      cwd: folder,
      env: { TZ: 'America/Los_Angeles', LANG: 'en_US.UTF-8' },
    });
    const there = await runCli(siteTo('there'), {
      cwd: folder,
      env: { TZ: 'Pacific/Kiritimati', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' },
    });
    expect(here.stdout).toBe(there.stdout);
    expect(await hashesIn(await realpath(join(folder, 'there')))).toEqual(
      await hashesIn(await realpath(join(folder, 'here'))),
    );
  });

  test('can be rolled back to the version before, and no further than the first', async ({
    onTestFinished,
  }) => {
    const folder = await testFolder(onTestFinished, {
      'one.json': exportJson(),
      'two.json': exportJson([howTo('dispatch', 'Two.')]),
    });
    const links: string[] = [];
    for (const name of ['one.json', 'two.json']) {
      await runWarm(['build', name, '--out', 'site'], { cwd: folder });
      links.push(await readlink(join(folder, 'site')));
    }
    const back = await runWarm(['rollback', 'site'], { cwd: folder });
    expect([back.code, back.stdout]).toEqual([
      0,
      expect.stringMatching(/^site serves version [\da-f]{12} again$/u),
    ]);
    expect(await readlink(join(folder, 'site'))).toBe(links[0]);
    const further = await runWarm(['rollback', 'site'], { cwd: folder });
    expect([further.code, further.stderr]).toEqual([
      2,
      expect.stringContaining('has no version before this one'),
    ]);

    await runWarm(['build', 'two.json', '--out', 'site'], { cwd: folder });
    expect(await readlink(join(folder, 'site'))).toBe(links[1]);
  });
});

const siteTo = (out: string): string[] => [
  'build',
  'export.json',
  '--config',
  sampleConfig,
  '--allow-errors',
  '--out',
  out,
];

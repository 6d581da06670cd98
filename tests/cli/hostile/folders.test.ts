import { execFileSync } from 'node:child_process';
import { lstat, mkdir, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { beforeAll, describe, expect, test } from 'vitest';
import { describeError } from '../../../cli/describe-error.ts';
import { doc, embeddedAsset, p, rawAsset, rawEntry } from '../../pipeline/documents.ts';
import { exportJson, howTo } from '../exports.ts';
import { testFolder } from '../folder.ts';
import { cliArguments, runCli } from '../run-cli.ts';
import { runWarm } from '../warm/run-warm.ts';
import { hashesIn } from '../site-digest.ts';
import { inputOf, openSiteWriterHere, type WriteHere } from '../site/site-writer-here.ts';

const options = { timeout: 60_000 };

let writeHere: WriteHere;
beforeAll(async () => {
  writeHere = await openSiteWriterHere();
});

const english = { code: 'en-US', name: 'English', default: true, fallbackCode: null };

/** An export whose article shows a picture at each of the addresses. */
const withPictures = (addresses: readonly string[]): string => {
  const assets = addresses.map((url, n) =>
    rawAsset(`picture${n}`, {
      file: {
        url,
        fileName: `${n}.png`,
        contentType: 'image/png',
        details: { size: 9, image: { width: 1, height: 1 } },
      },
    }),
  );
  const shown = assets.map(({ sys }) => embeddedAsset(sys.id));
  const article = rawEntry('kbHowTo', 'a', {
    title: 'A',
    url: 'a',
    introduction: doc(p('Words.'), ...shown),
  });
  return JSON.stringify({ entries: [article], assets, locales: [english] });
};

const secret = 'what is none of the site';

describe('no path leads out of its folder:', options, () => {
  test('pictures of an export, by their addresses, through links, and where a pipe stands', async ({
    onTestFinished,
  }) => {
    const outside = await testFolder(onTestFinished, { 'secret.png': secret, 'host-secret.png': secret });
    const host = 'images.ctfassets.net';
    const home = await testFolder(onTestFinished, { 'secret.png': secret });
    const folder = join(home, 'project');
    await mkdir(join(folder, host), { recursive: true });
    await writeFile(join(folder, host, 'inside.png'), 'a picture');
    await symlink('inside.png', join(folder, host, 'link-inside.png'));
    await symlink(join(outside, 'secret.png'), join(folder, host, 'link-out.png'));
    await symlink(outside, join(folder, host, 'folder-out'));
    execFileSync('mkfifo', [join(folder, host, 'pipe.png')]);
    const names = [
      'inside.png',
      'link-inside.png',
      'link-out.png',
      'folder-out/secret.png',
      'pipe.png',
      '../../secret.png',
      '..%2f..%2fsecret.png',
      '%2e%2e/%2e%2e/secret.png',
    ];
    await writeFile(join(folder, 'export.json'), withPictures(names.map((name) => `//${host}/${name}`)));
    const run = await runCli(['build', '--out', 'site', '--allow-errors'], { cwd: folder });
    expect(run.code).toBe(0);
    expect(run.stderr.split('\n').filter((line) => line.startsWith('warning: '))).toEqual([
      `warning: ${host}/link-out.png leads out of the folder of the export, through a link; what lies outside is not copied, and pages load it from Contentful.`,
    ]);
    const media = join(folder, 'site', 'assets', 'media');
    const texts = (await readdir(media)).map((name) => readFile(join(media, name), 'utf8'));
    expect(await Promise.all(texts)).toEqual(['a picture']);
  });

  test('slugs and ids', async ({ onTestFinished }) => {
    const names = [
      '../up',
      '..',
      '%2e%2e',
      'a/../../b',
      String.raw`..\up`,
      '/etc/passwd',
      'a\0b',
      '.',
      'C:',
      'x'.repeat(300),
    ];
    const entries = [
      howTo('sound'),
      ...names.map((name, n) => rawEntry('kbHowTo', `slug${n}`, { title: `Slug ${n}`, url: name })),
      ...['../id', '..', '.', '...', 'a/b'].map((id, n) =>
        rawEntry('kbHowTo', id, { title: `Id ${n}`, url: `id-${n}` }),
      ),
    ];
    const home = await testFolder(onTestFinished);
    const folder = join(home, 'a', 'b');
    await mkdir(folder, { recursive: true });
    await writeHere(folder, inputOf(entries), { out: 'out/site', keep: 3 });
    const version = await realpath(join(folder, 'out', 'site'));
    const written = Object.keys(await hashesIn(home));
    expect(written.filter((path) => !join(home, path).startsWith(`${version}/`))).toEqual([
      'a/b/out/site.versions/history.json',
      'a/b/out/site.versions/kept.json',
      'a/b/out/site.versions/stamps.json',
    ]);
  });

  test('links that somebody put where the next build writes', async ({ onTestFinished }) => {
    const outside = await testFolder(onTestFinished);
    const folder = await testFolder(onTestFinished);
    const write = (content: string) => writeHere(folder, inputOf([howTo('a', content)]), { keep: 1 });
    for (const content of ['one', 'two']) await write(content);
    const spare = join(folder, 'site.versions', '.spare');
    for (const name of ['how-to', 'assets', 'bundle']) {
      await rm(join(spare, name), { recursive: true });
      await symlink(outside, join(spare, name));
    }
    await write('three');
    await rm(spare, { recursive: true });
    await symlink(outside, spare);
    await write('four');
    expect(await readdir(outside)).toEqual([]);
    expect(await readFile(join(folder, 'site/how-to/a/index.html'), 'utf8')).toContain('four');
  });

  test('--out that is a link of somebody else is left alone, and a folder above it may be one', async ({
    onTestFinished,
  }) => {
    const outside = await testFolder(onTestFinished, { mine: 'mine' });
    const folder = await testFolder(onTestFinished, { 'export.json': exportJson() });
    await symlink(outside, join(folder, 'elsewhere'));
    const args = ['build', join(folder, 'export.json'), '--out', join(folder, 'elsewhere')];
    const refused = await runWarm(args, { cwd: folder });
    expect([refused.code, refused.stderr]).toEqual([
      2,
      `error: ${folder}/elsewhere is a link to ${outside}, which no build made; name another folder.`,
    ]);
    expect(await readdir(outside)).toEqual(['mine']);
    expect(await readdir(folder)).toEqual(['elsewhere', 'export.json']);
    for (let count = 0; count < 2; count += 1)
      await writeHere(folder, inputOf([howTo('dispatch')]), { out: 'elsewhere/site', keep: 3 });
    expect((await lstat(join(outside, 'site'))).isSymbolicLink()).toBe(true);
  });
});

describe('a file where a folder should be ends a build with one sentence:', options, () => {
  test.for<[string, string, string]>([
    ['above the site', 'file', 'file/site'],
    ['for its versions', 'site.versions', 'site'],
    ['for itself', 'site', 'site'],
  ])('%s', async ([_what, file, out], { onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { [file]: 'mine' });
    const refusal = await writeHere(folder, inputOf([howTo('dispatch')]), { out, keep: 3 }).catch(
      (error: unknown) => error,
    );
    expect(refusal && describeError(refusal)).toMatch(/^error: (?!.*a fault of Fieldbook)[^\n]+\.$/u);
    expect(await readFile(join(folder, file), 'utf8')).toBe('mine');
    expect(await readdir(folder)).toEqual([file]);
  });
});

test(
  'of two builds at once at most one writes, and what is served is whole',
  options,
  async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished);
    const entries = Array.from({ length: 20 }, (_, n) => howTo(`article-${n}`));
    await writeFile(join(folder, 'export.json'), exportJson(entries));
    const start = () =>
      execa('node', [...cliArguments, 'build', '--out', 'site'], { cwd: folder, reject: false });
    await writeHere(folder, inputOf([howTo('before')]), { keep: 3 });
    const runs = await Promise.all([start(), start()]);
    for (const { exitCode, stderr } of runs.filter((run) => run.exitCode !== 0)) {
      expect([exitCode, stderr]).toEqual([
        2,
        expect.stringMatching(/^error: another build, process \d+, is writing here; wait for it\.[^\n]*$/u),
      ]);
    }
    expect(await start()).toMatchObject({ exitCode: 0 });
    expect(await runWarm(['verify', join(folder, 'site')], { cwd: folder })).toMatchObject({ code: 0 });
    expect(
      (await readdir(dirname(await realpath(join(folder, 'site'))))).filter((name) =>
        name.startsWith('.building'),
      ),
    ).toEqual([]);
  },
);

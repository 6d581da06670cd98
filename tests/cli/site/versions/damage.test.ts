import { readFile, realpath, rm, symlink, truncate, utimes, writeFile } from 'node:fs/promises';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { damagedFiles } from '../../../../cli/site/versions/damage.ts';
import type { SiteFile } from '../../../../cli/site/files/site-file.ts';
import { outputAt } from '../../../../cli/site/versions/versions.ts';
import { writeSite } from '../../../../cli/site/write-site.ts';
import { sha256 } from '../../../../pipeline/hash.ts';
import { testFolder } from '../../folder.ts';
import { runWarm } from '../../warm/run-warm.ts';

const page = 'how-to/same/index.html';
const script = 'assets/same.js';

/** Two files that every version has, and two of its own. */
const siteOf = (text: string): SiteFile[] =>
  Object.entries({
    'index.html': text,
    [page]: 'the same page',
    [script]: 'the same script',
    [`assets/${text}.js`]: `script ${text}`,
  }).map(([path, content]) => ({ path, sha256: sha256(content), content: () => content }));

async function write(folder: string, text: string, isDurable = false) {
  const output = outputAt(join(folder, 'site'));
  const { digest } = await writeSite(siteOf(text), { output, keep: 3, isDurable });
  return { digest, site: await realpath(join(folder, 'site')) };
}

/** What a power cut can leave of a file: its size and its time, and zeros. */
async function zero(file: string): Promise<void> {
  const { size, atime, mtime } = statSync(file);
  await truncate(file, 0);
  await truncate(file, size);
  await utimes(file, atime, mtime);
}

/** As if the system had been started since. */
async function startAnew(folder: string): Promise<void> {
  const file = join(folder, 'site.versions', 'stamps.json');
  const stamps = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...stamps, boot: 'another' }));
}

const damages: readonly (readonly [string, (file: string) => Promise<void>])[] = [
  ['cut off', (file) => truncate(file, 3)],
  ['empty', (file) => truncate(file, 0)],
  ['full of zeros, with its size and its time', zero],
  ['gone', (file) => rm(file)],
];

describe.each(damages)('a file that is %s after a power cut', (_what, damage) => {
  test.for([page, script, 'version.json'])(
    '(%s) is told of, and the version is not rolled back to [PL-4]',
    { timeout: 30_000 },
    async (path, { onTestFinished }) => {
      const folder = await testFolder(onTestFinished);
      const first = await write(folder, 'one');
      const second = await write(folder, 'two');
      const untouched = await runWarm(['verify', join(folder, 'site')], { cwd: folder });
      expect(untouched).toMatchObject({
        code: 0,
        stdout: `version ${second.digest.slice(0, 12)}, which is served, is whole\nversion ${first.digest.slice(0, 12)} is whole`,
      });
      await writeFile(join(folder, 'copy'), readFileSync(join(first.site, path)));
      await rm(join(first.site, path)); // the file of this version alone
      await writeFile(join(first.site, path), readFileSync(join(folder, 'copy')));
      await damage(join(first.site, path));

      const verified = await runWarm(['verify', join(folder, 'site')], { cwd: folder });
      expect([verified.code, verified.stdout]).toEqual([
        1,
        expect.stringContaining(`version ${first.digest.slice(0, 12)} is damaged: ${path}`),
      ]);
      const back = await runWarm(['rollback', join(folder, 'site')], { cwd: folder });
      expect([back.code, back.stdout, back.stderr]).toEqual([
        2,
        '',
        `error: version ${first.digest.slice(0, 12)} is damaged (${path}) and is not served; build it again from its export.`,
      ]);
      expect(await realpath(join(folder, 'site'))).toBe(second.site);
    },
  );

  test.for([page, script])('(%s) is not reused by the next build', async (path, { onTestFinished }) => {
    const folder = await testFolder(onTestFinished);
    const { site: first } = await write(folder, 'one');
    await damage(join(first, path));
    await startAnew(folder);
    const { site, digest } = await write(folder, 'two');
    expect(await damagedFiles(site, digest)).toEqual([]);
  });

  test.for([page, script])(
    '(%s) is put in its place by a build of the same content, while it is served',
    async (path, { onTestFinished }) => {
      const folder = await testFolder(onTestFinished);
      const { site, digest } = await write(folder, 'one');
      await damage(join(site, path));
      await startAnew(folder);
      expect((await write(folder, 'one')).digest).toBe(digest);
      expect(await damagedFiles(site, digest)).toEqual([]);
    },
  );

  test('is put in its place when its version comes again', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished);
    const { site: first, digest } = await write(folder, 'one');
    await write(folder, 'two');
    await damage(join(first, 'assets/one.js'));
    expect((await write(folder, 'one')).site).toBe(first);
    expect(await damagedFiles(first, digest)).toEqual([]);
  });

  test('is not kept loadable', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished);
    const { site: first } = await write(folder, 'one');
    await damage(join(first, 'assets/one.js'));
    await startAnew(folder);
    const { site } = await write(folder, 'two');
    await expect(readFile(join(site, 'assets/one.js'))).rejects.toThrow('ENOENT');
  });
});

test('a link in the place of a file is damage too, whatever it leads to', async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished, { elsewhere: 'the same page' });
  const { site, digest } = await write(folder, 'one');
  await rm(join(site, page));
  await symlink(join(folder, 'elsewhere'), join(site, page));
  expect(await damagedFiles(site, digest)).toEqual([page]);
  const next = await write(folder, 'two');
  expect(await damagedFiles(next.site, next.digest)).toEqual([]);
});

test('a list that names other hashes is reported', async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished);
  const { site, digest } = await write(folder, 'one');
  await writeFile(join(site, page), 'another page');
  const list = await readFile(join(site, 'version.json'), 'utf8');
  await writeFile(
    join(site, 'version.json'),
    list.replace(sha256('the same page'), sha256('another page')).replace('"bytes":13', '"bytes":12'),
  );
  expect(await damagedFiles(site, digest)).toEqual(['version.json']);
});

test('where the history is lost, the versions before are known by their times', async ({
  onTestFinished,
}) => {
  const folder = await testFolder(onTestFinished);
  const digests: string[] = [];
  for (const text of ['one', 'two', 'three']) digests.push((await write(folder, text)).digest);
  for (const [index, digest] of digests.entries()) {
    await utimes(join(folder, 'site.versions', digest, 'version.json'), index, index + 1);
  }
  await truncate(join(folder, 'site.versions', 'history.json'), 0);
  await write(folder, 'four');
  for (const digest of digests.slice(1).toReversed()) {
    expect(await runWarm(['rollback', join(folder, 'site')], { cwd: folder })).toMatchObject({ code: 0 });
    expect(await realpath(join(folder, 'site'))).toBe(join(folder, 'site.versions', digest));
  }
}, 30_000);

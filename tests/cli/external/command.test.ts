import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, type TestContext } from 'vitest';
import { howTo, text } from '../../pipeline/builders.ts';
import { exportOf, hyperlink } from '../../pipeline/documents.ts';
import { testFolder } from '../folder.ts';
import { runCli } from '../run-cli.ts';
import { outsideSite, status } from './outside-site.ts';

/** A space with one link, to a server of this machine: the command asks none of those. */
async function setUp(onTestFinished: TestContext['onTestFinished']) {
  const site = await outsideSite(onTestFinished, { '/page': status(404) });
  const board = howTo('board', 'Dispatch board', {
    introduction: text(hyperlink(site.at('/page', '127.0.0.1'), 'the price list')),
  });
  const folder = await testFolder(onTestFinished, { 'export.json': JSON.stringify(exportOf([board])) });
  const validate = (...flags: readonly string[]) =>
    runCli(['validate', '-r', 'json', ...flags], { cwd: folder });
  return { site, folder, validate };
}

describe('validate --external', { timeout: 60_000, concurrent: true }, () => {
  test('a result that is unknown is reported on stderr and fails nothing [PL-2]', async ({
    onTestFinished,
  }) => {
    const { site, folder, validate } = await setUp(onTestFinished);
    const { code, stdout, stderr } = await validate('--external');
    expect(stderr.split('\n').slice(0, 2)).toEqual([
      '1 address of other sites: 0 ok, 0 redirected, 0 broken, 1 unknown',
      `  unknown: ${site.at('/page', '127.0.0.1')} is in a private network and is not asked`,
    ]);
    expect(code).toBe(0);
    expect(stdout).not.toContain('links/broken-external');
    expect(site.asked).toEqual([]);
    expect((await readdir(folder)).toSorted()).toEqual(['.fieldbook-cache', 'export.json']);
  });

  test('without the flag no site is asked, and with --no-cache nothing is read or kept', async ({
    onTestFinished,
  }) => {
    const { folder, validate } = await setUp(onTestFinished);
    expect((await validate('--no-cache')).stderr).not.toContain('other sites');
    const { code, stderr } = await validate('--external', '--no-cache');
    expect([code, stderr.split('\n')[0]]).toEqual([
      0,
      '1 address of other sites: 0 ok, 0 redirected, 0 broken, 1 unknown',
    ]);
    expect(await readdir(folder)).toEqual(['export.json']);
  });

  test('a damaged cache is created again with a warning', async ({ onTestFinished }) => {
    const { folder, validate } = await setUp(onTestFinished);
    await mkdir(join(folder, '.fieldbook-cache'));
    const path = join(folder, '.fieldbook-cache', 'external-links.json');
    await writeFile(path, '{"version":1,"entr');
    const first = await validate('--external');
    expect([first.code, first.stderr.split('\n')[0]?.replace('/private/', '/')]).toEqual([
      0,
      `warning: the cache ${path} was not written by this user; it is created again`,
    ]);
    expect((await validate('--external')).stderr).not.toContain('created again');
  });
});

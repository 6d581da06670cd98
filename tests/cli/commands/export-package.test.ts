import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test, type TestContext } from 'vitest';
import { testFolder } from '../folder.ts';
import { resolveOtherwise } from '../resolve-otherwise.ts';
import { runCli } from '../run-cli.ts';
import { smallSpace, standInFor } from '../source/export/connect.ts';

const notInstalled =
  'contentful-export is not installed, and `fieldbook export` needs it; run `npm install "contentful-export@^7.22.5"`.';
const tooOld =
  'contentful-export 6.1.0 is installed, and `fieldbook export` needs ^7.22.5; run `npm install "contentful-export@^7.22.5"`.';

const missing = resolveOtherwise('contentful-export', undefined);
const noSpace = { CONTENTFUL_SPACE_ID: undefined, CONTENTFUL_MANAGEMENT_TOKEN: undefined };

describe('where contentful-export is not installed', { timeout: 60_000, concurrent: true }, () => {
  test.for([
    ['export', []],
    ['export --published', ['--published']],
    ['export --resume --assets', ['--resume', '--assets', '.']],
  ] as const)(
    '%s ends with 2 and one sentence, before it asks anything',
    async ([, args], { onTestFinished }) => {
      const { standIn } = await standInFor(onTestFinished, smallSpace());
      const cwd = await testFolder(onTestFinished);
      const { code, stdout, stderr } = await runCli(['export', ...args], {
        cwd,
        env: { ...standIn.env, ...missing },
      });
      expect([code, stdout, stderr]).toEqual([2, '', `error: ${notInstalled}`]);
      expect([standIn.requests, await readdir(cwd)]).toEqual([[], []]);
    },
  );

  test('doctor names it, and finds nothing wrong where no space is named', async ({ onTestFinished }) => {
    const cwd = await testFolder(onTestFinished, { 'fieldbook.config.json': '{}' });
    const { code, stdout } = await runCli(['doctor'], { cwd, env: { ...noSpace, ...missing } });
    expect([code, unwrapped(stdout)]).toEqual([0, expect.stringContaining(`\n-     ${notInstalled}\n`)]);
    expect(stdout, 'a command is copied in one piece').toContain('`npm install "contentful-export@^7.22.5"`');
    expect(stdout).toMatch(/^all is well$/mu);
  });

  test('doctor warns of it where a space is named', async ({ onTestFinished }) => {
    const { standIn } = await standInFor(onTestFinished, smallSpace());
    const cwd = await testFolder(onTestFinished, { 'fieldbook.config.json': '{}' });
    const { stdout } = await runCli(['doctor'], { cwd, env: { ...standIn.env, ...missing } });
    expect(unwrapped(stdout)).toContain(`\nlook  ${notInstalled}\n`);
  });

  test('a space is read without it all the same, from the delivery API', async ({ onTestFinished }) => {
    const { standIn } = await standInFor(onTestFinished, smallSpace());
    const cwd = await testFolder(onTestFinished);
    const { stderr } = await runCli(['validate', '--source', 'contentful'], {
      cwd,
      env: { ...standIn.env, ...missing },
    });
    expect(stderr).not.toContain('contentful-export');
    expect(standIn.requests).not.toEqual([]);
  });
});

describe('where contentful-export has another version', { timeout: 60_000, concurrent: true }, () => {
  test('export ends with 2 and one sentence, before it asks anything', async ({ onTestFinished }) => {
    const { standIn } = await standInFor(onTestFinished, smallSpace());
    const cwd = await testFolder(onTestFinished);
    const old = await packageOf('6.1.0', onTestFinished);
    const { code, stdout, stderr } = await runCli(['export'], { cwd, env: { ...standIn.env, ...old } });
    expect([code, stdout, stderr]).toEqual([2, '', `error: ${tooOld}`]);
    expect([standIn.requests, await readdir(cwd)]).toEqual([[], []]);
  });

  test('doctor warns of it, whether a space is named or not', async ({ onTestFinished }) => {
    const cwd = await testFolder(onTestFinished, { 'fieldbook.config.json': '{}' });
    const old = await packageOf('6.1.0', onTestFinished);
    const { code, stdout } = await runCli(['doctor'], { cwd, env: { ...noSpace, ...old } });
    expect([code, unwrapped(stdout)]).toEqual([0, expect.stringContaining(`\nlook  ${tooOld}\n`)]);
  });
});

test('doctor reports the installed version', { timeout: 60_000 }, async ({ onTestFinished }) => {
  const cwd = await testFolder(onTestFinished, { 'fieldbook.config.json': '{}' });
  const newer = await packageOf('7.99.0', onTestFinished);
  const { stdout } = await runCli(['doctor'], { cwd, env: { ...noSpace, ...newer } });
  expect(stdout).toContain('\nok    contentful-export: 7.99.0\n');
});

/** Makes processes find the package in another version. */
async function packageOf(version: string, onTestFinished: TestContext['onTestFinished']) {
  const folder = await testFolder(onTestFinished, {
    'package.json': JSON.stringify({ name: 'contentful-export', version }),
    'index.js': 'throw new Error("This version is not to be loaded.");',
  });
  return resolveOtherwise('contentful-export', pathToFileURL(join(folder, 'index.js')));
}

/** The output of doctor, a line a check. */
const unwrapped = (output: string): string => output.replaceAll(/\n {6}/gu, ' ');

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exportJson, howTo, untitled } from '../exports.ts';
import { testFolder } from '../folder.ts';
import { runCli } from '../run-cli.ts';
import { runWarm } from '../warm/run-warm.ts';

const heading = 'fromPath,toPath,isPermanent,ignoreCase,redirectInBrowser\n';
const renamed = { ...howTo('dispatch'), fields: { ...howTo('dispatch').fields, url: { 'en-US': 'board' } } };
const files = {
  'old.json': exportJson([howTo('dispatch'), untitled()]),
  'new.json': exportJson([renamed, untitled()]),
  'fieldbook.config.json': '{ "redirects": "redirects.csv" }',
  'redirects.csv': heading,
};
const line = '/how-to/dispatch,/how-to/board,true,true,true';

describe('validate --since', { timeout: 60_000, concurrent: true }, () => {
  test('reports an address that is gone, and is silent once its line is in the table [PL-2]', async ({
    onTestFinished,
  }) => {
    const folder = await testFolder(onTestFinished, files);
    const args = ['validate', 'new.json', '--since', 'old.json'];
    const first = await runCli(args, { cwd: folder });
    expect(first.code).toBe(1);
    expect(first.stdout).toMatch(
      /^kbHowTo "Title of dispatch" dispatch url: error: .* \(contract\/gone-page\)$/mu,
    );
    expect(first.stdout).toMatch(/^1 problem /mu); // the missing title was there before
    const [head, told] = first.stderr.split('\n');
    expect([head, told]).toEqual(['add to redirects.csv:', line]);
    const table = join(folder, 'redirects.csv');
    await writeFile(table, `${await readFile(table, 'utf8')}${told}\n`);
    const second = await runCli(args, { cwd: folder });
    expect([second.code, second.stdout]).toEqual([0, 'no problems in 2 entries']);
    expect(second.stderr).toMatch(/^checked/u);
  });

  test('shows a whole table where none is configured', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { ...files, 'fieldbook.config.json': '{}' });
    const { stderr } = await runWarm(['validate', 'new.json', '--since', 'old.json'], { cwd: folder });
    expect(stderr).toContain(
      `write to redirects.csv, and name it as "redirects" in the configuration:\n${heading}${line}\n`,
    );
  });

  test('takes the same export for no change', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, files);
    const { code, stdout } = await runWarm(['validate', 'old.json', '--since', 'old.json'], { cwd: folder });
    expect([code, stdout]).toEqual([0, 'no problems in 2 entries']);
  });

  test('calls no line of the baseline gone', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, files);
    await runWarm(['validate', 'old.json', '--update-baseline'], { cwd: folder });
    const { code, stdout } = await runWarm(['validate', 'old.json', '--since', 'old.json'], { cwd: folder });
    expect([code, stdout]).toEqual([0, 'no problems in 2 entries']);
  });

  test('says so where the older export is not there', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, files);
    const { code, stderr } = await runWarm(['validate', 'new.json', '--since', 'x.json'], { cwd: folder });
    expect([code, stderr]).toEqual([2, expect.stringContaining('there is no file x.json')]);
  });
});

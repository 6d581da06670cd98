import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exportJson } from '../exports.ts';
import { testFolder } from '../folder.ts';
import { runCli } from '../run-cli.ts';
import { runWarm } from '../warm/run-warm.ts';

describe('init', { timeout: 60_000, concurrent: true }, () => {
  test('writes a configuration that the other commands take, and asks nobody without a terminal', async ({
    onTestFinished,
  }) => {
    const folder = await testFolder(onTestFinished, { 'export.json': exportJson() });
    expect(await runCli(['init'], { cwd: folder })).toEqual({
      code: 0,
      stdout: 'fieldbook.config.ts is written; every setting in it is explained.\nnext: fieldbook validate',
      stderr: '',
    });
    expect((await runWarm(['validate'], { cwd: folder })).code).toBe(0);
  });

  test('takes the redirect table that is there', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { 'redirects.csv': 'fromPath,toPath\n' });
    const { stdout } = await runWarm(['init', '--yes'], { cwd: folder });
    expect(stdout).toContain('next: fieldbook doctor, then fieldbook export');
    expect(await readFile(join(folder, 'fieldbook.config.ts'), 'utf8')).toContain(
      "\n  redirects: 'redirects.csv',\n",
    );
  });

  test('leaves a configuration that is there as it is', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { 'fieldbook.config.json': '{}' });
    const { code, stdout, stderr } = await runCli(['init'], { cwd: folder });
    expect([code, stdout, stderr]).toEqual([
      2,
      '',
      'error: fieldbook.config.json is here already; nothing is written.',
    ]);
    expect(await readdir(folder)).toEqual(['fieldbook.config.json']);
  });
});

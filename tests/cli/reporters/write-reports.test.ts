import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { report } from '../../../schemas/report/report.ts';
import { exportJson, howTo, untitled } from '../exports.ts';
import { testFolder } from '../folder.ts';
import { runCli } from '../run-cli.ts';
import { runWarm } from '../warm/run-warm.ts';
import { readLog } from './workflow-commands.ts';

const faulty = exportJson([howTo('dispatch'), untitled()]);
const onGitHub = { GITHUB_ACTIONS: 'true' };

describe('reports', { timeout: 30_000, concurrent: true }, () => {
  test('name the export and its table by their paths from the repository', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, {
      'space.json': faulty,
      'fieldbook.config.json': '{ "redirects": "old.csv" }',
      'old.csv': 'from,to\n/how-to/gone?a=1,/how-to/dispatch\n',
    });
    const { stdout } = await runWarm(['validate', 'space.json', '-r', 'gitlab'], { cwd: folder });
    const paths = (JSON.parse(stdout) as { location: { path: string } }[]).map(
      ({ location }) => location.path,
    );
    expect([...new Set(paths)].toSorted()).toEqual(['old.csv', 'space.json']);
  });

  test('go to files at once, in folders that are made', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished);
    const flags = ['json=out/report.json', 'sarif=out/scan/a.sarif', 'junit=out/junit.xml'].flatMap(
      (each) => ['-r', each],
    );
    const { code, stdout } = await runCli(['validate', '-', ...flags], { cwd: folder, input: faulty });
    expect([code, stdout]).toEqual([1, '']);
    const written = (path: string) => readFile(join(folder, path), 'utf8');
    expect(report.parse(JSON.parse(await written('out/report.json'))).summary.errors).toBe(1);
    expect(await written('out/scan/a.sarif')).toContain('"version": "2.1.0"');
    expect(await written('out/junit.xml')).toContain('<failure ');
  });

  test('that cannot be written end with a sentence and 2', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { file: '' });
    const args = ['validate', '-', '-r', 'json=file/report.json'];
    const { code, stderr } = await runWarm(args, { cwd: folder, input: faulty });
    expect([code, stderr]).toEqual([
      2,
      'error: the report is not written: cannot read or write file/report.json: a part of the path is not a folder.',
    ]);
  });
});

describe('under GitHub Actions', { timeout: 30_000, concurrent: true }, () => {
  test('annotations stand beside the log', async () => {
    const { stdout } = await runCli(['validate', '-'], { input: faulty, env: onGitHub });
    const { commands, others } = readLog(stdout);
    expect(commands.map(({ command }) => command)).toEqual(['error']);
    expect(others.at(-1)).toMatch(/^1 problem /u);
  });

  test('a document on stdout stays one, and the annotations go to stderr', async () => {
    const run = await runWarm(['validate', '-', '-r', 'json'], { input: faulty, env: onGitHub });
    expect(report.parse(JSON.parse(run.stdout)).summary.errors).toBe(1);
    expect(readLog(run.stderr).commands).toHaveLength(1);
  });

  test('annotations that are asked for come once', async () => {
    const run = await runWarm(['validate', '-', '-r', 'github'], { input: faulty, env: onGitHub });
    expect(readLog(`${run.stdout}\n${run.stderr}`).commands).toHaveLength(1);
  });

  test('the summary of the step gets the Markdown report', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { 'summary.md': 'before\n' });
    const env = { ...onGitHub, GITHUB_STEP_SUMMARY: join(folder, 'summary.md') };
    await runWarm(['validate', '-', '--quiet'], { input: faulty, env });
    expect(await readFile(env.GITHUB_STEP_SUMMARY, 'utf8')).toMatch(
      /^before\n## Content check failed: 1 problem\b/u,
    );
  });

  test('the step has the counts as outputs, also with --quiet [DP-4]', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { outputs: 'before=1\n' });
    const env = { ...onGitHub, GITHUB_OUTPUT: join(folder, 'outputs') };
    await runWarm(['validate', '-', '--quiet'], { input: faulty, env });
    expect(await readFile(env.GITHUB_OUTPUT, 'utf8')).toBe('before=1\nerrors=1\nwarnings=0\ninfos=0\n');
  });

  test('the summary of the step gets the difference of two exports [DP-4]', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, {
      'summary.md': 'before\n',
      'old.json': exportJson([howTo('dispatch')]),
      'new.json': exportJson([howTo('dispatch', 'Now otherwise.')]),
    });
    const env = { ...onGitHub, GITHUB_STEP_SUMMARY: join(folder, 'summary.md') };
    await runWarm(['diff', 'old.json', 'new.json'], { cwd: folder, env });
    expect(await readFile(env.GITHUB_STEP_SUMMARY, 'utf8')).toMatch(/^before\n## Content changes\n/u);
  });

  test('elsewhere there are none', async () => {
    const { stdout, stderr } = await runWarm(['validate', '-'], { input: faulty });
    expect(readLog(`${stdout}\n${stderr}`).commands).toEqual([]);
  });
});

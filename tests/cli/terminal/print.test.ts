import { closeSync, existsSync, openSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, test } from 'vitest';
import { exportJson, untitled } from '../exports.ts';
import { testFolder } from '../folder.ts';
import { cliArguments, type Run, runCli } from '../run-cli.ts';
import { runWarm } from '../warm/run-warm.ts';

/** A device that is always full. */
const full = '/dev/full';
const hasFull = existsSync(full);
const options = { timeout: 60_000, concurrent: true };

const files = {
  'export.json': exportJson(),
  'faulty.json': exportJson([untitled()]),
  'r.csv': 'fromPath,toPath\n/a,/how-to/dispatch\n',
  'golden.json': '[{ "query": "dispatch", "expected": ["/how-to/dispatch"] }]',
  'events.ndjson': '',
};

/** Given as it is, as a shell would: not through a pipe of this process. */
async function runOn(args: readonly string[], stream: 'stdout' | 'stderr', cwd: string) {
  const device = openSync(full, 'w');
  const { exitCode, stderr } = await execa('node', [...cliArguments, ...args], {
    cwd,
    reject: false,
    input: '',
    [stream]: device,
    env: { NODE_OPTIONS: undefined },
  });
  closeSync(device);
  return { code: exitCode, stderr: stderr ?? '' };
}

const inProcesses = [
  ['--help'],
  ['validate', 'faulty.json', '-r', 'json'],
  ['build', '--out', 'site'],
  ['preview', '--port', '0', '--data', 'data.db'],
];

const others = [
  ['--version'],
  ['help', 'build'],
  ['validate'],
  ['validate', '-r', 'sarif', '-r', 'html=report.html'],
  ['diff', 'export.json', 'faulty.json', '-r', 'markdown'],
  ['redirects', 'check', 'r.csv'],
  ['redirects', 'build', 'r.csv', '--format', 'nginx'],
  ['search', 'check', 'golden.json', '-r', 'json'],
  ['model', 'print'],
  ['explain'],
  ['explain', 'slugs/duplicate'],
  ['doctor'],
  ['init', '--yes'],
  ['contentful-stand-in', 'export.json', '--port', '0'],
];

const told = {
  code: 2,
  errors: ['error: the result is not written: cannot read or write standard output: the disk is full.'],
  hasStack: false,
  hasSite: false,
};

const endOf = async ({ code, stderr }: Pick<Run, 'code' | 'stderr'>, folder: string) => ({
  code,
  errors: stderr.split('\n').filter((line) => line.startsWith('error: ')),
  hasStack: /^\s+at /mu.test(stderr),
  hasSite: (await readdir(folder)).includes('site'),
});

describe('standard output that cannot be written is one sentence and 2:', options, () => {
  test.skipIf(!hasFull).for(inProcesses.map((args) => ({ args })))(
    '$args',
    async ({ args }, { onTestFinished }) => {
      const folder = await testFolder(onTestFinished, files);
      expect(await endOf(await runOn(args, 'stdout', folder), folder)).toEqual(told);
    },
  );

  test.for(others.map((args) => ({ args })))('$args', async ({ args }, { onTestFinished }) => {
    const folder = await testFolder(onTestFinished, files);
    expect(await endOf(await runWarm(args, { cwd: folder, full: 'stdout' }), folder)).toEqual(told);
  });
});

describe('standard error that cannot be written is 2:', options, () => {
  test('["validate"]', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, files);
    expect((await runWarm(['validate'], { cwd: folder, full: 'stderr' })).code).toBe(2);
  });

  test.skipIf(!hasFull).for(
    [
      ['validate', 'faulty.json'],
      ['rollback', 'none'],
    ].map((args) => ({ args })),
  )('$args', async ({ args }, { onTestFinished }) => {
    const folder = await testFolder(onTestFinished, files);
    expect((await runOn(args, 'stderr', folder)).code).toBe(2);
  });
});

test.skipIf(!hasFull)('a report on a full device is reported by its name', async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished, files);
  const run = await runCli(['validate', '-r', `json=${full}`], { cwd: folder });
  expect(run).toEqual({
    code: 2,
    stdout: '',
    stderr: 'error: the report is not written: cannot read or write /dev/full: the disk is full.',
  });
});

test('a reader who has enough is no failure', async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished, files);
  const command = `node ${cliArguments.map((each) => JSON.stringify(each)).join(' ')} validate faulty.json -r json`;
  const { stdout, stderr } = await execa('bash', ['-c', `(${command}; echo "code $?" >&2) | head -n 1`], {
    cwd: folder,
  });
  expect([stdout, stderr]).toEqual(['{', expect.stringMatching(/^checked in [\d.]+ s\ncode 1$/u)]);
});

test('folders above that of a report are not made', async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished, files);
  const run = (path: string) => runWarm(['validate', '-r', `json=${path}`], { cwd: folder });
  const deep = join(folder, 'a', 'b', 'report.json');
  expect(await run(deep)).toMatchObject({
    code: 2,
    stderr: `error: the report is not written: there is no folder ${join(folder, 'a')}; make it first.`,
  });
  expect(await readdir(folder)).not.toContain('a');
  expect((await run('out/report.json')).code).toBe(0);
});

import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { packageVersion } from '../../../cli/package-files.ts';
import { failureText } from '../../../cli/reporters/failure.ts';
import { failure } from '../../../schemas/report/failure.ts';
import { exportJson } from '../exports.ts';
import { testFolder } from '../folder.ts';
import { packageRoot, runCli } from '../run-cli.ts';
import { runWarm } from '../warm/run-warm.ts';
import { officialFaults } from './read-sarif.ts';

const options = { timeout: 60_000, concurrent: true };
const told = { code: 2, message: 'there is no file' } as const;

describe('a failure that a program reads', () => {
  test.each([
    ['validate x -r json'],
    ['validate x -rjson'],
    ['validate -r html=x.html --reporter json'],
    ['diff a b --reporter=json'],
    ['redirects build --format json'],
    ['redirects build t.csv --format=json'],
    ['model print'],
  ])('%s is a JSON document', (line) => {
    const text = failureText(line.split(' '), told);
    expect(failure.parse(JSON.parse(text ?? ''))).toEqual({ version: 1, error: told });
  });

  test.each([
    ['validate x'],
    ['validate x -r json=report.json'],
    ['validate x -r pretty'],
    ['redirects build --format json --out t.json'],
    ['redirects build --format nginx'],
    ['model print --out=model.json'],
    ['explain json'],
  ])('%s prints none', (line) => {
    expect(failureText(line.split(' '), told)).toBeUndefined();
  });

  test('is a line of ndjson, a sound SARIF log, an issue of GitLab', () => {
    expect(JSON.parse(failureText(['-r', 'ndjson'], told) ?? '')).toEqual({
      type: 'error',
      version: 1,
      ...told,
    });
    const log: unknown = JSON.parse(failureText(['-r', 'sarif'], told) ?? '');
    expect(officialFaults(log)).toBe('');
    expect(log).toMatchObject({
      runs: [
        {
          tool: { driver: { name: 'Fieldbook', version: packageVersion() } },
          invocations: [{ executionSuccessful: false, exitCode: 2 }],
          results: [],
        },
      ],
    });
    expect(JSON.parse(failureText(['-r', 'gitlab'], told) ?? '')).toMatchObject([
      { description: 'there is no file', severity: 'blocker', location: { lines: { begin: 1 } } },
    ]);
  });

  test.each(['report', 'difference'])('is sound by the schema of the %s', (name) => {
    const schema: unknown = JSON.parse(readFileSync(`${packageRoot}docs/${name}-1.schema.json`, 'utf8'));
    const validate = new Ajv2020({ strict: false }).compile(schema as object);
    expect(validate({ version: 1, error: told })).toBe(true);
    expect(validate({ version: 1 })).toBe(false);
  });
});

describe('standard output is one document where a command with JSON fails:', options, () => {
  test.for(
    [
      ['validate', 'none.json', '-r', 'json'],
      ['validate', '--nope', '-r', 'json'],
      ['validate', '-r', 'json', '--fail-on', 'never'],
      ['validate', '-r', 'json', '--locale', 'xx'],
      ['validate', '-r', 'json', '-r', 'html=no/such/report.html', 'none.json'],
      ['build', 'none.json', '--out', 'site', '-r', 'json'],
      ['diff', 'none.json', 'export.json', '-r', 'json'],
      ['redirects', 'check', 'none.csv', '-r', 'json'],
      ['redirects', 'build', 'none.csv', '--format', 'json'],
      ['redirects', 'build', 'bad.csv', '--format', 'json'],
      ['search', 'check', 'none.json', '-r', 'json'],
      ['model', 'check', 'none.json', '-r', 'json'],
      ['feedback', 'report', 'none.json', '-r', 'json'],
      ['index', 'push', '-r', 'json'],
      ['validate', '--source', 'contentful', '-r', 'json'],
    ].map((args, index) => ({ args, runIt: index === 0 ? runCli : runWarm })),
  )('$args', async ({ args, runIt }, { onTestFinished }) => {
    const folder = await testFolder(onTestFinished, {
      'export.json': exportJson(),
      'bad.csv': 'fromPath,toPath\n/a,/a\n',
    });
    const run = await runIt(args, { cwd: folder, env: { CONTENTFUL_SPACE_ID: undefined } });
    const { error } = failure.parse(JSON.parse(run.stdout));
    expect(error.code).toBe(run.code);
    expect(run.stderr).toContain(error.message.split('\n')[0]);
  });

  test('a report that stands there already is left alone', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { 'export.json': exportJson() });
    const run = await runCli(['validate', '-r', 'json', '-r', 'html=no/such/x.html'], { cwd: folder });
    expect([run.code, JSON.parse(run.stdout)]).toEqual([2, expect.objectContaining({ diagnostics: [] })]);
  });
});

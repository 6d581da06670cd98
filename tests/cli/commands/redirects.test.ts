import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { report } from '../../../schemas/report/report.ts';
import { exportJson, howTo } from '../exports.ts';
import { testFolder } from '../folder.ts';
import { packageRoot, runCli, sampleConfig, samplePath } from '../run-cli.ts';
import { runWarm } from '../warm/run-warm.ts';

const sound = 'from;to;permanent\r\n/old;/how-to/dispatch;TRUE\r\n/older;/old;no\r\n';
const looped = 'fromPath,toPath\n/a,/b\n/b,/a\n/c,//evil.example\n';
const dead = 'fromPath,toPath\n/a,/how-to/none\n';

describe('redirects check', { timeout: 60_000, concurrent: true }, () => {
  test('checks a table by itself [RD-3]', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { 'looped.csv': looped, 'dead.csv': dead });
    const faulty = await runCli(['redirects', 'check', 'looped.csv'], { cwd: folder });
    expect(faulty.code).toBe(1);
    expect(faulty.stdout.split('\n').slice(0, 2)).toEqual([
      'looped.csv:2: error: The redirects go round in a circle: /a (line 2) to /b (line 3) to /a. None of these addresses opens. (redirects/loop)',
      'looped.csv:4: error: /c is redirected to another site: //evil.example. (redirects/off-site)',
    ]);
    const alone = await runWarm(['redirects', 'check', 'dead.csv'], { cwd: folder });
    expect([alone.code, alone.stderr]).toEqual([
      0,
      '1 rule checked; without an export, not against its pages',
    ]);
  });

  test('says nothing of entries where it has none', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { 'r.csv': sound });
    for (const form of ['pretty', 'compact', 'summary', 'markdown', 'junit']) {
      const { stdout } = await runWarm(['redirects', 'check', 'r.csv', '-r', form], { cwd: folder });
      expect(stdout).not.toMatch(/entr(?:y|ies)|invalid-export/u);
    }
    const { stdout } = await runWarm(['redirects', 'check', 'r.csv', '-r', 'html'], { cwd: folder });
    expect(stdout).not.toContain('<dt>entries');
  });

  test('with an export, checks where the rules lead, and nothing else [RD-3]', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, {
      'dead.csv': dead,
      'fieldbook.config.json': '{ "redirects": "dead.csv" }',
      'export.json': exportJson([howTo('dispatch')]),
    });
    const { code, stdout } = await runWarm(['redirects', 'check', '-r', 'json'], { cwd: folder });
    expect(code).toBe(1);
    expect(report.parse(JSON.parse(stdout)).diagnostics).toMatchObject([
      { rule: 'redirects/dead-target', source: { file: 'dead.csv', line: 2 } },
    ]);
  });

  test('finds nothing in the sample', async () => {
    const args = [
      'redirects',
      'check',
      '--config',
      sampleConfig,
      '--export',
      samplePath,
      '--fail-on',
      'info',
    ];
    expect(await runWarm(args, { cwd: packageRoot })).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^no problems in [\d,]+ entries$/u),
      stderr: '146 rules checked',
    });
  });
});

describe('redirects build', { timeout: 60_000, concurrent: true }, () => {
  test('writes the table for a host to stdout, and reports on stderr what is lost [RD-4]', async ({
    onTestFinished,
  }) => {
    const folder = await testFolder(onTestFinished, { 'r.csv': sound });
    const { code, stdout, stderr } = await runWarm(['redirects', 'build', 'r.csv', '--format', 'netlify'], {
      cwd: folder,
    });
    expect(code).toBe(0);
    expect(stdout.split('\n').slice(1)).toEqual(['/old /how-to/dispatch 301', '/older /how-to/dispatch 302']);
    expect(stderr).toMatch(/^warning: Netlify distinguishes upper and lower case: .*: \/old, \/older$/u);
  });

  test('writes a file in one step, in the folder of the configuration [RD-4]', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, {
      'r.csv': sound,
      'fieldbook.config.json': '{ "redirects": "r.csv", "basePath": "/help/" }',
    });
    const args = ['redirects', 'build', '--format', 'vercel', '--out', 'vercel.json'];
    const { code, stdout } = await runCli(args, { cwd: folder });
    expect([code, stdout]).toEqual([0, '']);
    expect(JSON.parse(await readFile(join(folder, 'vercel.json'), 'utf8'))).toEqual({
      redirects: [
        { source: '/help/old{/}?', destination: '/help/how-to/dispatch', statusCode: 301 },
        { source: '/help/older{/}?', destination: '/help/how-to/dispatch', statusCode: 302 },
      ],
    });
    expect(await readdir(folder)).toEqual(['fieldbook.config.json', 'r.csv', 'vercel.json']);
  });

  test('writes nothing of a table with errors, and names them', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { 'looped.csv': looped });
    const args = ['redirects', 'build', 'looped.csv', '--format', 'csv', '--out', 'out.csv'];
    const { code, stdout, stderr } = await runWarm(args, { cwd: folder });
    expect([code, stdout, await readdir(folder)]).toEqual([1, '', ['looped.csv']]);
    expect(stderr).toContain(
      'looped.csv:2: error: The redirects go round in a circle: /a (line 2) to /b (line 3) to /a.',
    );
    expect(stderr).toContain('nothing is written; correct the table first');
  });

  test('does not redirect a page to itself where it knows the pages', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, {
      'r.csv': 'fromPath,toPath\n/How-To/DISPATCH,/how-to/dispatch\n/HOW-TO/Dispatch,/how-to/dispatch\n',
      'export.json': exportJson([howTo('dispatch')]),
    });
    const { stdout } = await runWarm(['redirects', 'build', 'r.csv', '--format', 'netlify'], { cwd: folder });
    expect(stdout.split('\n').slice(1)).toEqual([
      '/HOW-TO/Dispatch /how-to/dispatch 302',
      '/How-To/DISPATCH /how-to/dispatch 302',
    ]);
  });
});

describe(
  'what a person can put right ends with a sentence and 2:',
  { timeout: 60_000, concurrent: true },
  () => {
    test.for<[string, string[], string]>([
      ['no table', ['check'], 'no redirect table is named; name one'],
      ['a table that is not there', ['check', 'x.csv'], 'the redirect table '],
      ['a mistyped format', ['build', 'r.csv', '--format', 'ngnix'], 'did you mean "nginx"?'],
      ['no format', ['build', 'r.csv'], "required option '--format <host>' not specified"],
      ['a mistyped command', ['chekc'], '(Did you mean check?)'],
      ['an export that is not there', ['check', 'r.csv', '--export', 'x.json'], 'there is no file '],
      [
        'an output that cannot be written',
        ['build', 'r.csv', '--format', 'csv', '--out', 'r.csv/out.csv'],
        'is not a folder',
      ],
    ])('%s', async ([_mistake, args, sentence], { onTestFinished }) => {
      const folder = await testFolder(onTestFinished, { 'r.csv': sound });
      const { code, stdout, stderr } = await runWarm(['redirects', ...args], { cwd: folder });
      expect(stderr).toContain(sentence);
      expect(stderr).not.toMatch(/^\s+at /mu);
      expect([code, stdout]).toEqual([2, '']);
    });
  },
);

test('the help shows examples', { timeout: 60_000 }, async () => {
  for (const command of ['check', 'build']) {
    const { code, stdout } = await runWarm(['redirects', command, '--help']);
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`Examples:\\n  \\$ fieldbook redirects ${command} `, 'u'));
  }
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { report } from '../../../schemas/report/report.ts';
import { exportJson, howTo, untitled } from '../exports.ts';
import { testFolder } from '../folder.ts';
import { rawEntry } from '../../pipeline/documents.ts';
import { runCli } from '../run-cli.ts';
import { runWarm } from '../warm/run-warm.ts';

const sound = exportJson();
const faulty = exportJson([howTo('dispatch'), untitled()]);

describe('validate', { timeout: 30_000, concurrent: true }, () => {
  test('is clean with sound content, and says so [PL-2]', async ({ onTestFinished }) => {
    const cwd = await testFolder(onTestFinished);
    const { code, stdout, stderr } = await runCli(['validate', '-'], { cwd, input: sound });
    expect([code, stdout]).toEqual([0, 'no problems in 1 entry']);
    expect(stderr).toMatch(/^checked in \d+\.\d s$/u);
  });

  test('fails with faulty content, a line a finding where there is no terminal [PL-2]', async ({
    onTestFinished,
  }) => {
    const folder = await testFolder(onTestFinished, { 'export.json': `\ufeff${faulty}` });
    const { code, stdout } = await runCli(['validate'], { cwd: folder });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^kbHowTo untitled title: error: .* \(schema\/missing-field\)$/mu);
    expect(stdout).toMatch(/^1 problem \(1 error, 0 warnings\) in 1 of 2 entries$/mu);
  });

  test('writes a JSON report to stdout, and others to files at once', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished);
    const args = ['validate', '-', '-r', 'json', '-r', 'pretty=report.txt'];
    const { code, stdout } = await runWarm(args, { cwd: folder, input: faulty });
    expect(code).toBe(1);
    const { diagnostics, summary } = report.parse(JSON.parse(stdout));
    expect(diagnostics).toMatchObject([
      {
        rule: 'schema/missing-field',
        severity: 'error',
        entry: { id: 'untitled', contentType: 'kbHowTo' },
        field: ['title'],
      },
    ]);
    expect(summary).toEqual({ errors: 1, warnings: 0, infos: 0, entries: 2, assets: 0, baselined: 0 });
    expect(await readFile(join(folder, 'report.txt'), 'utf8')).toContain(
      'fieldbook explain schema/missing-field',
    );
  });

  test('is coloured where that is wanted', async ({ onTestFinished }) => {
    const cwd = await testFolder(onTestFinished);
    const plain = await runWarm(['validate', '-'], { cwd, input: faulty, env: { NO_COLOR: '1' } });
    const forced = await runWarm(['validate', '-', '--color'], {
      cwd,
      input: faulty,
      env: { NO_COLOR: '1' },
    });
    expect(plain.stdout).not.toContain('\u001b');
    expect(forced.stdout).toContain('\u001b[31m');
  });

  test('ends with a sentence where the configuration does not fit the space, and so does a build [MP-3]', async ({
    onTestFinished,
  }) => {
    const contentTypes = { howTwo: { as: 'kbFaq' } };
    const model = [{ sys: { id: 'howTo' }, fields: [] }];
    const folder = await testFolder(onTestFinished, {
      'export.json': JSON.stringify({ ...(JSON.parse(sound) as object), contentTypes: model }),
      'fieldbook.config.json': JSON.stringify({ contentTypes }),
    });
    const sentence =
      'error: in fieldbook.config.json: the space has no content type "howTwo", in "contentTypes"; did you mean "howTo"?';
    for (const args of [['validate'], ['build', '--out', 'site'], ['diff', 'export.json', 'export.json']]) {
      const { code, stderr } = await runWarm(args, { cwd: folder });
      expect([code, stderr]).toEqual([2, sentence]);
    }
  });

  test('without an entry of a type that has pages says what to do, after its findings [MP-9]', async ({
    onTestFinished,
  }) => {
    const folder = await testFolder(onTestFinished, {
      'export.json': exportJson([rawEntry('post', 'a', { title: 'Vans' })]),
    });
    for (const attempt of ['first', 'from the cache']) {
      const { code, stdout, stderr } = await runWarm(['validate'], { cwd: folder });
      expect([attempt, code]).toEqual([attempt, 2]);
      expect(stdout).toContain('schema/unknown-type');
      expect(stderr).toContain(
        'error: the site would have no page: 1 entry is of a content type that is not read; run "fieldbook init" with the export',
      );
    }
  });

  test('takes the severity of a rule from the configuration', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, {
      'fieldbook.config.ts': `import { defineConfig } from 'fieldbook';
        export default defineConfig({ rules: { 'schema/missing-field': 'warn' } });`,
    });
    const warned = await runWarm(['validate', '-'], { cwd: folder, input: faulty });
    expect([warned.code, warned.stderr]).toEqual([0, expect.stringMatching(/^checked/u)]);
    const args = ['validate', '-', '--max-warnings', '0'];
    expect((await runWarm(args, { cwd: folder, input: faulty })).code).toBe(1);
  });
});

describe(
  'what a person can put right ends with a sentence and 2:',
  { timeout: 30_000, concurrent: true },
  () => {
    test.for<[string, string[], string]>([
      ['a mistyped command', ['validat'], "unknown command 'validat'\n(Did you mean validate?)"],
      [
        'a mistyped flag',
        ['validate', '--reportr'],
        "unknown option '--reportr'\n(Did you mean --reporter?)",
      ],
      ['a mistyped reporter', ['validate', '-r', 'jsn'], 'There is no reporter "jsn"; did you mean "json"?'],
      [
        'two reporters on stdout',
        ['validate', '-r', 'compact', '-r', 'pretty'],
        'Only one reporter can write to stdout',
      ],
      ['no export', ['validate'], 'no export is named, and there is no '],
      ['an export that is not there', ['validate', 'nope.json'], 'there is no file '],
      ['a folder', ['validate', 'folder.json/..'], ' is a folder; name the export file in it'],
      [
        'what is not JSON',
        ['validate', 'torn.json'],
        'torn.json is not JSON: at line 1, column 5, the text ends too early.',
      ],
      [
        'what is no export',
        ['validate', 'list.json'],
        'list.json is no Contentful export: it is not a JSON object.',
      ],
      ['an empty file', ['validate', 'empty.json'], 'empty.json is empty; an export is a JSON file.'],
      [
        'a missing configuration',
        ['validate', 'list.json', '--config', 'x.ts'],
        'there is no configuration x.ts',
      ],
      ['a missing redirect table', ['validate', 'export.json', '--config', 'r.json'], 'the redirect table '],
      ['an unknown knowledge base', ['validate', 'export.json', '--kb', 'mian'], 'did you mean "main"?'],
      ['an unknown rule', ['explain', 'schema/missing-feild'], 'did you mean "schema/missing-field"?'],
      ['a date that is none', ['validate', '--now', 'soon'], 'It takes a date such as 2026-03-09.'],
      [
        'an output that is missing',
        ['build', 'export.json'],
        "required option '--out <folder>' not specified",
      ],
      ['a file in the way', ['build', 'export.json', '--out', 'list.json'], ' is a file that no build made'],
      ['a site that is not there', ['rollback', 'nowhere'], ' holds no site; build one first.'],
    ])('%s', async ([_mistake, args, sentence], { onTestFinished }) => {
      const folder = await testFolder(onTestFinished, {
        'torn.json': '{"a"',
        'list.json': '[]',
        'empty.json': ' \n',
        'r.json': '{ "redirects": "redirects.csv" }',
        ...(args.includes('export.json') && { 'export.json': sound }),
      });
      const fixed = args.map((arg) => (arg === 'folder.json/..' ? '.' : arg));
      const { code, stdout, stderr } = await runWarm(fixed, { cwd: folder });
      expect(stderr).toContain(sentence);
      expect(stderr).not.toMatch(/^\s+at /mu);
      expect([code, stdout]).toEqual([2, '']);
    });
  },
);

test('the help of each command shows examples', { timeout: 30_000 }, async () => {
  for (const command of ['validate', 'build', 'preview', 'rollback', 'verify', 'explain']) {
    const { code, stdout } = await runWarm([command, '--help']);
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(new RegExp(`Examples:\\n  \\$ fieldbook ${command} `, 'u')),
    ]);
  }
});

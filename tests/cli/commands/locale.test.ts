import { readdir } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { checkLocale } from '../../../cli/config/check-locale.ts';
import { settings } from '../../pipeline/documents.ts';
import { exportJson } from '../exports.ts';
import { testFolder } from '../folder.ts';
import { runCli } from '../run-cli.ts';
import { runWarm } from '../warm/run-warm.ts';
import { sampleStandIn } from '../sample-stand-in.ts';

const codes = (...all: readonly string[]) => ({ locales: all.map((code) => ({ code })) });
const check = (locale: string | undefined, locales: unknown[]) => () =>
  checkLocale({ locales }, settings({ locale }), 'export.json');

describe('a locale', () => {
  test.each([
    ['fr', 'export.json has no locale "fr"; did you mean "fr-FR"? it has en-US, fr-FR.'],
    ['en-us', 'did you mean "en-US"?'],
    ['zz', 'export.json has no locale "zz"; it has en-US, fr-FR.'],
    ['', 'export.json has no locale ""; it has en-US, fr-FR.'],
  ])('%j that is not there is refused with those that are', (locale, sentence) => {
    expect(check(locale, codes('en-US', 'fr-FR').locales)).toThrow(sentence);
  });

  test.each([
    ['one that is there', 'fr-FR', codes('en-US', 'fr-FR').locales],
    ['none', undefined, codes('en-US').locales],
    ['any, of an export that names none', 'xx', []],
    ['one of which nobody knows whether it is there', 'xx', [{ code: 'en-US' }, { code: 7 }]],
  ])('is not refused: %s', (_what, locale, locales) => {
    expect(check(locale, locales)).not.toThrow();
  });
});

describe('locales', () => {
  test.for([
    [
      { locales: ['en-US', 'fr'] },
      'export.json has no locale "fr"; it has en-US. See --locale, and "locales"',
    ],
    [
      { locales: { 'en-US': { fallback: 'en' } } },
      'export.json has no locale "en"; did you mean "en-US"? it has en-US. See --locale, and "locales.en-US.fallback"',
    ],
    [{ locale: 'en-US', locales: ['en-US'] }, '"locale" and "locales" are both set; leave out "locale"'],
  ] as const)('such as %j are refused [ML-1]', async ([config, sentence], { onTestFinished }) => {
    const files = { 'export.json': exportJson(), 'fieldbook.config.json': JSON.stringify(config) };
    const { code, stderr } = await runWarm(['validate'], { cwd: await testFolder(onTestFinished, files) });
    expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)]);
  });

  test('of which --locale names another are refused with those that there are', async ({
    onTestFinished,
  }) => {
    const config = JSON.stringify({ locales: ['en-US', 'de'] });
    const cwd = await testFolder(onTestFinished, {
      'export.json': exportJson(),
      'fieldbook.config.json': config,
    });
    expect(await runWarm(['validate', '--locale', 'en'], { cwd })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('has no locale "en" under "locales"; it has en-US, de.') as string,
    });
  });
});

describe(
  'a locale that is not there ends every command with 2:',
  { timeout: 60_000, concurrent: true },
  () => {
    test.for([
      ['validate'],
      ['validate', '--since', 'export.json'],
      ['validate', '--watch'],
      ['build', '--out', 'site', '--allow-errors'],
      ['preview', '--port', '0'],
      ['preview', '--static', 'shared'],
      ['diff', 'export.json', 'export.json'],
      ['redirects', 'check', 'r.csv'],
      ['redirects', 'build', 'r.csv', '--format', 'nginx'],
      ['feedback', 'report', '--events', '-'],
      ['search', 'check', 'golden.json'],
      ['index', 'push'],
    ])('%j', async (args, { onTestFinished }) => {
      const folder = await testFolder(onTestFinished, {
        'export.json': exportJson(),
        'r.csv': 'fromPath,toPath\n/a,/b\n',
        'golden.json': '[{ "query": "dispatch", "expected": ["/how-to/dispatch"] }]',
        'fieldbook.config.json': '{ "search": { "engine": { "address": "http://127.0.0.1:1" } } }',
      });
      const { code, stdout, stderr } = await runWarm([...args, '--locale', 'en-UK'], { cwd: folder });
      expect([code, stdout, stderr]).toEqual([
        2,
        '',
        'error: export.json has no locale "en-UK"; did you mean "en-US"? it has en-US. See --locale, and "locale" in the configuration.',
      ]);
      expect(await readdir(folder)).toHaveLength(4);
    });

    test('the configuration names it', async ({ onTestFinished }) => {
      const folder = await testFolder(onTestFinished, {
        'export.json': exportJson(),
        'fieldbook.config.json': '{ "locale": "fr" }',
      });
      const { code, stderr } = await runCli(['validate'], { cwd: folder });
      expect([code, stderr]).toEqual([
        2,
        expect.stringContaining('export.json has no locale "fr"; it has en-US.'),
      ]);
      expect((await runWarm(['doctor'], { cwd: folder })).stdout).toContain('export.json has no locale "fr"');
    });

    test('the space is live', async ({ onTestFinished }) => {
      const { env } = await sampleStandIn(onTestFinished);
      const folder = await testFolder(onTestFinished);
      const run = await runWarm(['validate', '--source', 'contentful', '--locale', 'xx'], {
        cwd: folder,
        env,
      });
      expect([run.code, run.stderr]).toEqual([
        2,
        expect.stringContaining('the space has no locale "xx"; it has '),
      ]);
    });
  },
);

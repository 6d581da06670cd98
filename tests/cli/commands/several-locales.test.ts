import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { exportOf } from '../../pipeline/documents.ts';
import { threeLocales, translated } from '../../pipeline/translated.ts';
import { howTo } from '../exports.ts';
import { said } from '../feedback/events.ts';
import { testFolder } from '../folder.ts';
import { runWarm } from '../warm/run-warm.ts';

/** Spanish falls back to English, German to none. */
const space = (
  german: Readonly<Record<string, unknown>>,
  ...more: readonly ReturnType<typeof howTo>[]
): string =>
  JSON.stringify(
    exportOf(
      [
        translated(howTo('add'), {
          'es-MX': { title: 'Agregar', url: 'agregar' },
          de: { title: 'Hinzufügen', url: 'hinzufuegen', ...german },
        }),
        ...more,
      ],
      { locales: threeLocales },
    ),
  );

const settings = {
  siteUrl: 'https://help.example.com',
  locales: ['en-US', 'es-MX', 'de'] as string[] | Readonly<Record<string, object>>,
  redirects: 'redirects.csv',
};
const table = (...rows: readonly string[]): string =>
  ['fromPath,toPath,isPermanent,ignoreCase,redirectInBrowser', ...rows, ''].join('\n');

async function project(files: Readonly<Record<string, string>> = {}, config: object = settings) {
  const folder = await testFolder(onTestFinished, {
    'export.json': space({}),
    'redirects.csv': table(),
    'fieldbook.config.json': JSON.stringify(config),
    ...files,
  });
  const run = (...args: readonly string[]) =>
    runWarm(args, { cwd: folder, env: { DATABASE_URL: undefined } });
  return { folder, run };
}

const moved = '/de/how-to/hinzufuegen,/de/how-to/ergaenzen,true,true,true';

describe('validate --since in several locales [ML-8]', { timeout: 60_000 }, () => {
  const files = { 'old.json': space({}), 'export.json': space({ url: 'ergaenzen' }) };

  test('reports an address that is gone in one of them, until its line is in the table', async () => {
    const { folder, run } = await project(files);
    const first = await run('validate', '--since', 'old.json');
    expect(first.code).toBe(1);
    expect(first.stdout).toMatch(
      /^kbHowTo "Hinzufügen" add url \(de\): error: \/de\/how-to\/hinzufuegen was/mu,
    );
    expect(first.stdout).toMatch(/^1 problem /mu);
    const [head, line] = first.stderr.split('\n');
    expect([head, line]).toEqual(['add to redirects.csv:', moved]);
    await writeFile(join(folder, 'redirects.csv'), table(moved));
    expect((await run('validate', '--since', 'old.json')).code).toBe(0);
  });

  test('proposes the same line with --locale', async () => {
    const { run } = await project(files);
    expect((await run('validate', '--since', 'old.json', '--locale', 'de')).stderr).toContain(moved);
  });

  test('reports a new finding of a fallback once', async () => {
    const { run } = await project({ 'old.json': space({}), 'export.json': space({}, howTo('new', '')) });
    const { diagnostics } = JSON.parse(
      (await run('validate', '--since', 'old.json', '-r', 'json')).stdout,
    ) as {
      readonly diagnostics: readonly { readonly fingerprint: string; readonly locale?: string }[];
    };
    const places = diagnostics.map(({ fingerprint, locale }) => `${fingerprint} ${locale}`);
    expect(places).toEqual([...new Set(places)]);
    expect(places.length).toBeGreaterThan(0);
  });
});

describe('redirects in several locales [ML-8]', { timeout: 60_000 }, () => {
  const rows = ['/old,/how-to/add', '/de/alt,/de/how-to/hinzufuegen', '/es-mx/viejo,/how-to/add'].map(
    (row) => `${row},true,false,true`,
  );

  test('are checked against the pages of each', async () => {
    const { folder, run } = await project({ 'redirects.csv': table(...rows) });
    expect(await run('redirects', 'check')).toMatchObject({ code: 0, stderr: '3 rules checked' });
    await writeFile(
      join(folder, 'redirects.csv'),
      table('/es-mx/alt,/es-mx/how-to/hinzufuegen,true,true,true'),
    );
    const { code, stdout } = await run('redirects', 'check');
    expect([code, stdout]).toEqual([1, expect.stringContaining('which is not a page of this site')]);
  });

  test('are written for one host with their folders, and alone with --locale', async () => {
    const { run } = await project({ 'redirects.csv': table(...rows) });
    const build = async (...flags: readonly string[]) =>
      (await run('redirects', 'build', '--format', 'netlify', ...flags)).stdout.split('\n').slice(1);
    expect(await build()).toEqual([
      '/old /how-to/add 301',
      '/es-mx/viejo https://help.example.com/how-to/add 301',
      '/de/alt /de/how-to/hinzufuegen 301',
    ]);
    expect(await build('--locale', 'de')).toEqual(['/de/alt /de/how-to/hinzufuegen 301']);
  });

  test('of a locale with a host of its own are named', async () => {
    const locales = { 'en-US': {}, de: { siteUrl: 'https://hilfe.example.de' } };
    const { run } = await project({ 'redirects.csv': table(...rows.slice(0, 1)) }, { ...settings, locales });
    expect((await run('redirects', 'build', '--format', 'netlify')).stderr).toContain(
      'de is on a host of its own: --locale de writes its redirects',
    );
  });
});

describe('feedback report in several locales [ML-8]', { timeout: 60_000 }, () => {
  const events = [
    said({ entry: 'add', value: 'no', locale: 'de', page: '/how-to/hinzufuegen' }),
    said({ entry: 'add', page: '/es-mx/how-to/agregar' }),
    said({ entry: 'add' }),
    said({ kind: 'search', value: 'noResult', query: 'Rechnung', locale: 'de' }),
    said({ entry: 'add', locale: 'fr' }),
  ];
  const files = { 'events.ndjson': events.map((event) => JSON.stringify(event)).join('\n') };

  test('has an article for each, with its title and its page there', async () => {
    const { run } = await project(files);
    const { stdout } = await run('feedback', 'report', '--events', 'events.ndjson');
    expect(stdout.split('\n').filter((line) => line.endsWith(')'))).toEqual([
      'Hinzufügen  /de/how-to/hinzufuegen (de)',
      'Agregar  /es-mx/how-to/agregar (es-MX)',
      'Title of add  /how-to/add (en-US)',
      '  1  Rechnung (de)',
    ]);
  });

  test('has that of one with --locale, in a table too', async () => {
    const { run } = await project(files);
    const flags = ['--events', 'events.ndjson', '--locale', 'de'];
    const { stdout } = await run('feedback', 'report', ...flags, '-r', 'csv');
    const rows = stdout.split('\r\n').map((row) => row.split(',').map((cell) => cell.replaceAll('"', '')));
    expect(rows.map((row) => [row[1], row.at(-1)])).toEqual([
      ['entry or search', 'locale'],
      ['add', 'de'],
      ['Rechnung', 'de'],
    ]);
  });
});

const withSpanish = (title: string): string =>
  JSON.stringify(
    exportOf(
      [
        translated(howTo('add'), {
          'es-MX': { title, url: 'agregar' },
          de: { title: ' ', url: 'hinzufuegen' },
        }),
      ],
      { locales: threeLocales },
    ),
  );

test(
  'a baseline accepts a finding in one locale, and not the same in another [ML-8]',
  { timeout: 60_000 },
  async () => {
    const { folder, run } = await project({ 'export.json': withSpanish('Agregar') });
    await run('validate', '--update-baseline');
    const lines = await readFile(join(folder, 'fieldbook-baseline.json'), 'utf8');
    expect(lines).toContain('"entry":"add","field":"title","locale":"de"');
    expect((await run('validate')).code).toBe(0);
    expect((await run('validate', '--locale', 'de')).stdout).not.toContain('schema/blank');
    await writeFile(join(folder, 'export.json'), withSpanish(' '));
    expect((await run('validate', '--fail-on', 'info')).stdout).toMatch(/title \(es-MX\): .*schema\/blank/u);
  },
);

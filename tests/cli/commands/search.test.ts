import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exportOf } from '../../pipeline/documents.ts';
import { threeLocales, translated } from '../../pipeline/translated.ts';
import { exportJson, howTo } from '../exports.ts';
import { testFolder } from '../folder.ts';
import { packageRoot, runCli, sampleConfig, samplePath } from '../run-cli.ts';
import { runWarm } from '../warm/run-warm.ts';

const files = {
  'export.json': exportJson([howTo('dispatch', 'All about the board.'), howTo('invoices', 'Bill a job.')]),
  'golden-queries.json': JSON.stringify([
    { query: 'board', expected: ['/how-to/dispatch'] },
    { query: 'bill', expected: ['/how-to/invoices'] },
  ]),
};
const missing = JSON.stringify([
  { query: 'board', expected: ['/how-to/invoices'] },
  { query: 'bill', expected: ['/how-to/invoices'] },
]);

test(
  'what is missing is named, whether it is the queries or the export',
  { timeout: 60_000 },
  async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, {
      'golden.json': '[{ "query": "a", "expected": ["/b"] }]',
    });
    const errorOf = async (...args: readonly string[]) =>
      (await runWarm(['search', 'check', ...args], { cwd: folder })).stderr;
    expect(await errorOf('none.json')).toBe(
      `error: the file of golden queries ${join(folder, 'none.json')} is not there; name another one.`,
    );
    expect(await errorOf('golden.json')).toBe(
      `error: no export is named, and there is no ${join(folder, 'export.json')}; name it with --export.`,
    );
  },
);

describe('search check', { timeout: 120_000, concurrent: true }, () => {
  test('reaches its marks on the sample', async () => {
    const args = ['search', 'check', '--export', samplePath, '--config', sampleConfig];
    const { code, stdout } = await runWarm(args, { cwd: packageRoot });
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^recall@5 \d\.\d{3} \(at least 0\.95\), MRR \d\.\d{3} \(at least 0\.85\): 106 queries, \d missed$/mu,
    );
  });

  test('finds the usual files by itself', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, files);
    expect(await runCli(['search', 'check'], { cwd: folder })).toEqual({
      code: 0,
      stdout: 'recall@5 1.000 (at least 0.95), MRR 1.000 (at least 0.85): 2 queries, 0 missed',
      stderr: '',
    });
  });

  test('loads the configuration once', async ({ onTestFinished }) => {
    const config = `import { appendFileSync } from 'node:fs'; appendFileSync('loads.txt', 'x'); export default {};`;
    const folder = await testFolder(onTestFinished, { ...files, 'fieldbook.config.ts': config });
    expect(await runWarm(['search', 'check'], { cwd: folder })).toMatchObject({ code: 0 });
    expect(await readFile(join(folder, 'loads.txt'), 'utf8')).toBe('x');
  });

  test('explains why pages stand where they do, without golden queries', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, {
      'export.json': exportJson([
        howTo('boards', 'All about the boards.'),
        howTo('dispatch', 'Open the board.'),
      ]),
    });
    const explained = ['search', 'check', '--explain', 'the board'];
    const { code, stdout } = await runWarm(explained, { cwd: folder });
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^"the board" is read as\n {2}the: weight 0\.\d\d\n {2}board: weight \d\.\d\d, also boards 0\.90/u,
    );
    expect(stdout).toMatch(
      / 1 {2}\/how-to\/\w+ {2}Title of \w+\n {4}score 1\.000, about \d+% of the query, \d+% of it in the title\n[^]* 2 {2}\//u,
    );
    expect(stdout).toMatch(/\d+% {2}board {2}boards: title, text 1x/u);
    const { stdout: json } = await runWarm([...explained, '-r', 'json'], { cwd: folder });
    const { results } = JSON.parse(json) as { results: { url: string; score: number }[] };
    expect(results.map(({ score }) => score)[0]).toBe(1);
    expect((await runWarm([...explained, '--live'], { cwd: folder })).stderr).toMatch(/--explain.*--live/u);
  });

  test('below a mark it shows what came instead, and ends with 1', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { ...files, 'missing.json': missing });
    const { code, stdout } = await runCli(['search', 'check', 'missing.json'], { cwd: folder });
    expect(code).toBe(1);
    expect(stdout.split('\n')).toEqual([
      '"board"  misses /how-to/invoices',
      '    1  /how-to/dispatch  Title of dispatch',
      '',
      'recall@5 0.500 (at least 0.95), MRR 0.500 (at least 0.85): 2 queries, 1 missed',
    ]);
    const lower = ['search', 'check', 'missing.json', '--min-recall', '0.5', '--min-mrr', '.5'];
    expect((await runWarm(lower, { cwd: folder })).code).toBe(0);
  });

  test('as JSON it is one document', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { ...files, 'missing.json': missing });
    const { code, stdout } = await runWarm(['search', 'check', 'missing.json', '-r', 'json'], {
      cwd: folder,
    });
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      version: 1,
      passed: false,
      recall: 0.5,
      mrr: 0.5,
      minRecall: 0.95,
      minMrr: 0.85,
      queries: [
        {
          query: 'board',
          expected: ['/how-to/invoices'],
          missed: ['/how-to/invoices'],
          rank: null,
          found: [{ title: 'Title of dispatch', url: '/how-to/dispatch' }],
        },
        { query: 'bill', missed: [], rank: 1 },
      ],
    });
  });

  test('each locale has to reach the marks with its own queries [ML-8]', async ({ onTestFinished }) => {
    const tafel = translated(howTo('dispatch'), { de: { title: 'Tafel', url: 'tafel' } });
    const invoices = translated(howTo('invoices'), { de: { title: 'Rechnungen', url: 'rechnungen' } });
    const folder = await testFolder(onTestFinished, {
      'export.json': JSON.stringify(exportOf([tafel, invoices], { locales: threeLocales })),
      'fieldbook.config.json': JSON.stringify({ locales: ['en-US', 'de'] }),
      'golden-queries.json': JSON.stringify([
        { query: 'dispatch', expected: ['/how-to/dispatch'] },
        { query: 'tafel', expected: ['/de/how-to/rechnungen'], locale: 'de' },
      ]),
    });
    const check = (...flags: readonly string[]) => runWarm(['search', 'check', ...flags], { cwd: folder });
    const { code, stdout } = await check();
    expect([code, stdout.split('\n').slice(0, 4)]).toEqual([
      1,
      ['en-US', 'recall@5 1.000 (at least 0.95), MRR 1.000 (at least 0.85): 1 query, 0 missed', '', 'de'],
    ]);
    expect(stdout).toContain('"tafel"  misses /how-to/rechnungen');
    expect((await check('--min-recall', '0.4', '--min-mrr', '0.4')).code).toBe(1); // half of all
    expect((await check('--locale', 'en-US')).code).toBe(0);
    const german = await check('--locale', 'de', '-r', 'json');
    expect(JSON.parse(german.stdout)).toMatchObject({ locales: [{ locale: 'de', passed: false }] });
  });

  test('a live search that is not reached ends with 3', async ({ onTestFinished }) => {
    const service = { auth: 'http://127.0.0.1:1', key: 'secret-key', domainKey: 'secret-domain' };
    const folder = await testFolder(onTestFinished, {
      'golden-queries.json': files['golden-queries.json'],
      'fieldbook.config.json': JSON.stringify({ search: { service } }),
    });
    const { code, stdout, stderr } = await runWarm(['search', 'check', '--live'], { cwd: folder });
    expect([code, stdout]).toEqual([3, '']);
    expect(stderr).toMatch(
      /^error: the search at 127\.0\.0\.1:1 is not reached \(\w+\); look at the network/u,
    );
    expect(stderr).not.toContain('secret');
  });

  test.for<[string, string[], string]>([
    ['no queries', ['check'], 'no golden queries are named, and there is no golden-queries.json'],
    ['a file that is not there', ['check', 'x.json'], 'the file of golden queries '],
    ['an unknown address', ['check', 'typo.json'], '"/how-to/dispach"; did you mean "/how-to/dispatch"?'],
    ['a mark over 1', ['check', '--min-recall', '95'], 'It takes a number from 0 to 1'],
    ['an export that is not there', ['check', '--export', 'x'], 'there is no file '],
    ['--live without a service', ['check', 'golden.json', '--live'], 'there is none.'],
  ])('%s ends with a sentence and 2', async ([, args, sentence], { onTestFinished }) => {
    const folder = await testFolder(onTestFinished, {
      'export.json': files['export.json'],
      'golden.json': files['golden-queries.json'].replace('invoices', 'dispatch'),
      'typo.json': JSON.stringify([{ query: 'a', expected: ['/how-to/dispach'] }]),
    });
    const { code, stdout, stderr } = await runWarm(['search', ...args], { cwd: folder });
    expect(stderr).toContain(sentence);
    expect(stderr).not.toMatch(/^\s+at /mu);
    expect([code, stdout]).toEqual([2, '']);
  });
});

test('the help shows examples', { timeout: 60_000 }, async () => {
  const { code, stdout } = await runWarm(['search', 'check', '--help']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/Examples:\n {2}\$ fieldbook search check/u);
});

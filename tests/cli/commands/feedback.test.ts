import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openReaderEvents } from '../../../cli/services/reader-events/open-reader-events.ts';
import type { FeedbackEvent } from '../../../schemas/services/feedback.ts';
import { exportJson, howTo } from '../exports.ts';
import { many, said } from '../feedback/events.ts';
import { testFolder } from '../folder.ts';
import { runCli } from '../run-cli.ts';
import { runWarm } from '../warm/run-warm.ts';

const hostile = '=cmd|"/c calc"!A1 | [x](javascript:a)\u202e\u001b[31m';
const events: readonly FeedbackEvent[] = [
  ...many(2, { entry: 'invoices', page: '/how-to/invoices' }),
  said({
    entry: 'dispatch',
    value: 'no',
    reasons: ['unclear', 'didntWork'],
    comment: hostile,
    at: '2026-03-09T08:00:00Z',
  }),
  said({ entry: 'dispatch', kind: 'deflection' }),
  said({ entry: 'gone', page: '/how-to/gone', kind: 'quickAnswer', value: 'no', reasons: ['incorrect'] }),
  ...many(3, { kind: 'search', value: 'noResult', query: 'dispach', page: '/search' }),
  said({ kind: 'search', value: 'noResult', query: '@SUM(A1)', page: '/search' }),
  said({ kind: 'searchRating', value: 'no', query: 'vi', comment: 'Too old', at: '2026-03-10T08:00:00Z' }),
];
const linesOf = (all: readonly FeedbackEvent[]) => all.map((event) => JSON.stringify(event)).join('\n');
const files = {
  'export.json': exportJson([howTo('dispatch'), howTo('invoices', undefined, 'Vendor invoices')]),
  'events.ndjson': linesOf(events),
};
const report = (folder: string, ...flags: readonly string[]) =>
  runWarm(['feedback', 'report', ...flags], { cwd: folder, env: { DATABASE_URL: undefined } });

describe('feedback report', { timeout: 120_000 }, () => {
  test('reports feedback, by article, then of searches and in all', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, files);
    const { code, stdout, stderr } = await runCli(['feedback', 'report', '--events', 'events.ndjson'], {
      cwd: folder,
    });
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout.split('\n')).toEqual([
      'Title of dispatch  /how-to/dispatch',
      '  helpful       0% of 1',
      "  reasons       unclear 1, didn't work 1",
      '  cases         1 closed, 0 kept',
      '  2026-03-09    “=cmd|"/c calc"!A1 | [x](javascript:a)\\u{202e}\\u{1b}[31m”',
      '',
      'gone  not in this content; it was on /how-to/gone',
      '  quick answer  1 no',
      '  of answers    incorrect 1',
      '',
      'Vendor invoices  /how-to/invoices',
      '  helpful       100% of 2',
      '',
      'What readers did not find',
      '  1  @SUM(A1)',
      '     2026-03-09',
      '     no page answers',
      '  1  vi',
      '     2026-03-10',
      '     should answer: Vendor invoices  /how-to/invoices',
      '     synonym: vi = vendor invoices',
      '     2026-03-10    “Too old”',
      '  3  dispach',
      '     2026-03-09',
      '     found now: Title of dispatch  /how-to/dispatch',
      '`fieldbook feedback accept <search or address>` adds the synonym of a search, or the redirect of an address.',
      '',
      '10 events of 3 entries',
      'helpful articles: 67% of 3',
      'helpful results: 0% of 1',
      'quick answers: 1 no',
      'support cases: 1 closed, 0 kept',
      'searches without a result: 4',
      '1 entry is not in this content',
    ]);
  });

  test('reads the database of a preview', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, files);
    const kept = await openReaderEvents({ kind: 'file', path: join(folder, 'sent.db') });
    await kept.keepFeedback(events);
    await kept.close();
    const [ofDatabase, ofFile] = await Promise.all([
      report(folder, '--data', 'sent.db'),
      report(folder, '--events', 'events.ndjson'),
    ]);
    expect(ofDatabase).toEqual(ofFile);
  });

  test('where nothing was kept it says so, and makes nothing', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, files);
    const { code, stderr } = await report(folder, '--data', 'none.db');
    expect([code, stderr]).toEqual([2, expect.stringContaining('there is no none.db')]);
    expect((await report(folder, '--data', 'none.db')).code).toBe(2);
  });

  test('as JSON it is one document', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, files);
    const flags = [
      '--events',
      'events.ndjson',
      '-r',
      'json',
      '--since',
      '2026-03-09',
      '--until',
      '2026-03-09',
    ];
    const { stdout } = await report(folder, ...flags);
    expect(JSON.parse(stdout)).toMatchObject({
      version: 1,
      since: '2026-03-09T00:00:00.000Z',
      until: '2026-03-10T00:00:00.000Z',
      events: 9,
      unknownEntries: 1,
      totals: {
        poll: { yes: 2, no: 1, helpful: 2 / 3 },
        searchRating: { yes: 0, no: 0, helpful: null },
        quickAnswer: { yes: 0, no: 1, guardrail: 0 },
        cases: { closed: 1, kept: 0 },
        searchesWithoutResult: 4,
      },
      articles: [
        {
          entry: 'dispatch',
          url: '/how-to/dispatch',
          reasons: { unclear: 1, didntWork: 1 },
          comments: [{ comment: hostile }],
        },
        { entry: 'gone', title: null, url: null, lastPage: '/how-to/gone' },
        { entry: 'invoices', poll: { yes: 2, no: 0, helpful: 1 } },
      ],
      searchesWithoutResult: [
        { query: 'dispach', times: 3 },
        { query: '@SUM(A1)', times: 1 },
      ],
      unanswered: [
        {
          query: '@SUM(A1)',
          times: 1,
          searches: [{ query: '@SUM(A1)', times: 1 }],
          today: 'gap',
          page: null,
          nearest: [],
          synonym: null,
        },
        {
          query: 'dispach',
          times: 3,
          today: 'found',
          page: { title: 'Title of dispatch', url: '/how-to/dispatch', confidence: expect.any(Number) },
          synonym: null,
        },
      ],
    });
  });

  test('in a spreadsheet nothing becomes a formula', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, files);
    const { stdout } = await report(folder, '--events', 'events.ndjson', '-r', 'csv');
    const rows = stdout.split(/\r?\n/u);
    expect(rows).toHaveLength(7);
    expect(rows[1]).toContain(`"'=cmd|""/c calc""!A1 | [x](javascript:a)\\u{202e}\\u{1b}[31m"`);
    expect(stdout).toContain(`"search","'@SUM(A1)"`);
    expect(stdout).toContain('1,"vi","should answer","vi = vendor invoices",""');
    expect(stdout).not.toMatch(/(?:^|,)"?\s*[=+@-]/mu);
  });

  test('in Markdown nothing becomes a link or a cell', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, files);
    const { stdout } = await report(folder, '--events', 'events.ndjson', '-r', 'markdown', '--limit', '1');
    expect(stdout).toContain('| Title of dispatch (/how-to/dispatch) | 0% of 1 |');
    expect(stdout).not.toContain('[x]');
    expect(stdout).toContain('2 more articles; --limit shows more');
    const table = stdout.split('\n').filter((line) => line.startsWith('| Title'));
    expect(table.map((line) => line.split('|').length)).toEqual([9]);
    const whole = await report(folder, '--events', 'events.ndjson', '-r', 'markdown');
    expect(whole.stdout).toContain(
      '| vi | 1 |  | 2026-03-10 | should answer: Vendor invoices (/how-to/invoices) | vi = vendor invoices |',
    );
  });

  test('what cannot be read of a file is reported by its line, and the rest is read', async ({
    onTestFinished,
  }) => {
    const spoilt = `\ufeff${linesOf(events.slice(0, 2))}\r\n\nnot json\n{"id":"x"}\n${JSON.stringify(events.slice(2, 4))}`;
    const folder = await testFolder(onTestFinished, {
      ...files,
      'spoilt.ndjson': spoilt,
      'list.json': JSON.stringify(events.slice(0, 4), null, 2),
      'empty.ndjson': '',
      'useless.ndjson': 'a\nb',
    });
    const { code, stdout, stderr } = await report(folder, '--events', 'spoilt.ndjson');
    expect(code).toBe(0);
    expect(stdout).toContain('4 events of 2 entries');
    expect(stderr.split('\n')).toEqual([
      'warning: line 4 is left out: it is not JSON',
      'warning: line 5 is left out: "kind" is missing or has another shape',
    ]);
    expect((await report(folder, '--events', 'list.json')).stdout).toContain('4 events of 2 entries');
    expect(await report(folder, '--events', 'empty.ndjson')).toMatchObject({
      code: 0,
      stdout: '0 events of 0 entries',
    });
    expect((await report(folder, '--events', 'useless.ndjson')).code).toBe(2);
    expect((await report(folder, '--events', 'none.ndjson')).code).toBe(2);
  });
});

const accept = (folder: string, ...flags: readonly string[]) =>
  runWarm(['feedback', 'accept', '--events', 'events.ndjson', ...flags], { cwd: folder });

describe('feedback accept', { timeout: 120_000 }, () => {
  test('adds the synonym to the file that the configuration names, once; the search then finds the page', async ({
    onTestFinished,
  }) => {
    const folder = await testFolder(onTestFinished, {
      ...files,
      'fieldbook.config.json': '{ "search": { "synonyms": "synonyms.json" } }',
      'synonyms.json': '[\n  ["van", "truck"]\n]\n',
    });
    const path = join(folder, 'synonyms.json');
    expect(await accept(folder, 'VI')).toMatchObject({
      code: 0,
      stdout: `vi = vendor invoices  added to ${path}`,
    });
    expect(await readFile(path, 'utf8')).toBe('[\n  ["van", "truck"],\n  ["vi", "vendor invoices"]\n]\n');
    const { stdout } = await report(folder, '--events', 'events.ndjson');
    expect(stdout).not.toContain('synonym');
    expect((await accept(folder, 'vi')).stderr).toBe(
      'error: nothing is proposed for "vi"; there are no proposals.',
    );
  });

  test('changes a configuration in JSON, and gives the line for one in TypeScript', async ({
    onTestFinished,
  }) => {
    const folder = await testFolder(onTestFinished, {
      ...files,
      'fieldbook.config.json': '{ "locale": "en-US" }',
      'other.config.ts': 'export default {};',
    });
    const { stdout } = await accept(folder, '--all', '--config', 'other.config.ts');
    expect(stdout).toContain("other.config.ts:\n\n  ['vi', 'vendor invoices'],");
    await accept(folder, '--all');
    expect(await readFile(join(folder, 'fieldbook.config.json'), 'utf8')).toBe(
      '{ "locale": "en-US", "search": { "synonyms": [["vi", "vendor invoices"]] } }',
    );
  });

  test('says what is proposed, and what to name', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, files);
    expect([await accept(folder, 'none'), await accept(folder)]).toMatchObject([
      { code: 2, stderr: 'error: nothing is proposed for "none"; there are proposals for vi.' },
      { code: 2, stderr: 'error: name the searches or addresses to accept, or take all with --all.' },
    ]);
  });

  test('adds the redirect of a missing address to the table, which then leads to the page [RD-1]', async ({
    onTestFinished,
  }) => {
    const missing = ['/how-to/Dispach/', '/how-to/dispach', '/wp-login.php', '/.env', '/how-to/none'];
    const folder = await testFolder(onTestFinished, {
      ...files,
      'events.ndjson': linesOf(missing.map((page) => said({ kind: 'missing', value: 'noResult', page }))),
      'fieldbook.config.json': '{ "redirects": "table.csv" }',
      'table.csv': 'from,to\n',
    });
    const before = await report(folder, '--events', 'events.ndjson');
    expect(before.stdout).toContain(
      [
        '  2  /how-to/Dispach',
        '     2026-03-09',
        '     should lead to: Title of dispatch  /how-to/dispatch',
        '     redirect: /how-to/Dispach → /how-to/dispatch',
        '  1  /how-to/none',
        '     2026-03-09',
        '     no page',
      ].join('\n'),
    );
    expect(before.stdout).not.toMatch(/php|env/u);
    expect(before.stdout).toContain('missing addresses: 5');
    expect((await report(folder, '--events', 'events.ndjson', '-r', 'csv')).stdout).toMatch(
      /"missing address","\/how-to\/Dispach".*"should lead to","","\/how-to\/Dispach → \/how-to\/dispatch"/u,
    );
    const { stdout } = await report(folder, '--events', 'events.ndjson', '-r', 'json');
    expect(JSON.parse(stdout)).toMatchObject({
      unanswered: [
        { kind: 'address', redirect: { from: '/how-to/Dispach', to: '/how-to/dispatch' }, synonym: null },
        { kind: 'address', today: 'gap', redirect: null },
      ],
    });
    const accepted = await accept(folder, '/how-to/dispach/');
    expect(accepted.stdout).toBe(`/how-to/Dispach → /how-to/dispatch  added to ${join(folder, 'table.csv')}`);
    expect(await readFile(join(folder, 'table.csv'), 'utf8')).toBe(
      'from,to\n/how-to/Dispach,/how-to/dispatch\n',
    );
    const after = await report(folder, '--events', 'events.ndjson', '-r', 'markdown');
    expect(after.stdout).toContain('found now: Title of dispatch (/how-to/dispatch)');
  });
});

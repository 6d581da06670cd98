import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { doc, exportOf, h, hyperlink, p, rawEntry } from '../../pipeline/documents.ts';
import { testFolder } from '../folder.ts';
import { runCli } from '../run-cli.ts';
import { runWarm } from '../warm/run-warm.ts';

const introduction = doc(
  h(2, 'Jobs'),
  h(4, 'By hand'),
  p('Open ', hyperlink('/how-to/bord', 'the board'), '.'),
);
const { entries } = exportOf([
  rawEntry('kbHowTo', 'board', { title: 'Dispatch board', url: 'board' }),
  rawEntry('kbHowTo', 'crews', { title: 'Plan\u200b crews', url: 'Crews', introduction }),
]);
/** With members, an order and numbers that parsing loses. */
const exportText = `{
  "roles": [ 1.0, {"name" : "Editor"} ],
  "entries": ${JSON.stringify(entries, null, 2).replaceAll('\n', '\n  ')},
  "locales": [{ "code": "en-US", "default": true }]
}`;
const files = {
  'export.json': exportText,
  'fieldbook.config.json': '{ "redirects": "redirects.csv" }',
  'redirects.csv': 'fromPath;toPath;ignoreCase\r\n/plan;/how-to/Crews;true\r\n',
};

const shown = `Plan\\u{200b} crews (kbHowTo)  /how-to/Crews
  title  schema/invisible-characters
    Plan[-\\u{200b}-] crews
  introduction  headings/skipped
    edited heading-4 to heading-3: By hand

2 can be fixed in 1 entry, 2 more with --suggest, 0 cannot be fixed`;

describe('fix', { timeout: 60_000, concurrent: true }, () => {
  test('without --out shows what would change, and writes nothing [ED-3]', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, files);
    expect(await runCli(['fix'], { cwd: folder })).toEqual({
      code: 0,
      stdout: shown,
      stderr: 'nothing is written; --out <file> writes the export with its fixes',
    });
    for (const [name, text] of Object.entries(files))
      expect(await readFile(join(folder, name), 'utf8')).toBe(text);
  });

  test('with --out writes the export, in which all else has the same bytes [ED-3]', async ({
    onTestFinished,
  }) => {
    const folder = await testFolder(onTestFinished, files);
    const { code, stdout } = await runWarm(['fix', '--out', 'fixed.json'], { cwd: folder });
    expect([code, stdout.split('\n').at(-1)]).toEqual([
      0,
      '2 fixed in 1 entry, 1 more with --suggest, 1 more with --table, 0 cannot be fixed',
    ]);
    expect(await readFile(join(folder, 'fixed.json'), 'utf8')).toBe(
      exportText.replace('\u200b', '').replace('heading-4', 'heading-3'),
    );
    const again = await runWarm(['fix', 'fixed.json', '--out', 'fixed.json'], { cwd: folder });
    expect(again.stdout).toMatch(/^0 fixed in 0 entries/u);
  });

  test('with --suggest and --table, writes the redirects that other slugs need [ED-3]', async ({
    onTestFinished,
  }) => {
    const folder = await testFolder(onTestFinished, files);
    const args = ['fix', '--suggest', '--out', 'fixed.json', '--table', 'redirects.csv'];
    const { stdout } = await runWarm(args, { cwd: folder });
    expect(stdout).toContain(
      'redirects.csv\n  - /plan;/how-to/Crews;true\n  + /plan;/how-to/crews;true\n  + /how-to/Crews;/how-to/crews;false',
    );
    expect(stdout).toMatch(/\n4 fixed in 1 entry, 0 cannot be fixed$/u);
    expect(await readFile(join(folder, 'redirects.csv'), 'utf8')).toBe(
      'fromPath;toPath;ignoreCase\r\n/plan;/how-to/crews;true\r\n/how-to/Crews;/how-to/crews;false\r\n',
    );
    const checked = await runWarm(['validate', 'fixed.json', '--fail-on', 'info'], { cwd: folder });
    expect(checked.code).toBe(0);
  });

  test('with --rule fixes nothing else, and an unknown one is refused with a suggestion', async ({
    onTestFinished,
  }) => {
    const folder = await testFolder(onTestFinished, files);
    const { stdout } = await runWarm(['fix', '--rule', 'headings/skipped'], { cwd: folder });
    expect(stdout).toMatch(
      /^Plan.*\n {2}introduction.*\n.*\n\n1 can be fixed in 1 entry, 3 cannot be fixed$/u,
    );
    const wrong = await runWarm(['fix', '--rule', 'headings/skiped'], { cwd: folder });
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('headings/skipped')]);
  });

  test('--table without --out is refused, and so is a folder that is not there', async ({
    onTestFinished,
  }) => {
    const folder = await testFolder(onTestFinished, files);
    const alone = await runWarm(['fix', '--table', 'redirects.csv'], { cwd: folder });
    expect([alone.code, alone.stderr]).toEqual([2, expect.stringContaining('--table needs --out')]);
    const nowhere = await runWarm(['fix', '--out', 'a/b/fixed.json'], { cwd: folder });
    expect([nowhere.code, nowhere.stderr]).toEqual([2, expect.stringContaining('the export is not written')]);
  });

  test('an export on one line stays on one, with its byte order mark', async ({ onTestFinished }) => {
    const text = `\ufeff${JSON.stringify({ entries, locales: [{ code: 'en-US', default: true }] })}`;
    const folder = await testFolder(onTestFinished);
    await runWarm(['fix', '-', '--out', 'fixed.json'], { cwd: folder, input: text });
    expect(await readFile(join(folder, 'fixed.json'), 'utf8')).toBe(
      text.replace('\u200b', '').replace('heading-4', 'heading-3'),
    );
  });
});

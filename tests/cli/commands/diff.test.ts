import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeCacheFile } from '../../../cli/cache/write-cache-file.ts';
import { difference } from '../../../schemas/report/difference.ts';
import { exportJson, howTo } from '../exports.ts';
import { testFolder } from '../folder.ts';
import { cliArguments, runCli } from '../run-cli.ts';
import { runWarm } from '../warm/run-warm.ts';

const files = {
  'old.json': exportJson([howTo('dispatch', 'Open the board.'), howTo('crews')]),
  'new.json': exportJson([howTo('dispatch', 'Open the new board.'), howTo('crews')]),
};

/** Whoever runs from the sources keeps nothing: they change while one works on them. */
const isBuilt = cliArguments.length === 1;

describe('diff', { timeout: 120_000 }, () => {
  test('reports what changed, in several forms at once; a difference is no failure', async ({
    onTestFinished,
  }) => {
    const folder = await testFolder(onTestFinished, files);
    const forms = ['-r', 'text', '-r', 'json=out/d.json', '-r', 'html=d.html', '-r', 'markdown=d.md'];
    const { code, stdout, stderr } = await runCli(['diff', 'old.json', 'new.json', ...forms], {
      cwd: folder,
    });
    expect(code).toBe(0);
    expect(stdout).toContain('edited /how-to/dispatch  Title of dispatch: 1 block, 1 word');
    expect(stdout).toContain('Open the {+new +}board.');
    expect(stderr).toMatch(/^compared in \d+\.\d s$/mu);
    const told = difference.parse(JSON.parse(await readFile(join(folder, 'out/d.json'), 'utf8')));
    expect(told.entries.map(({ id, change }) => [id, change])).toEqual([['dispatch', 'edited']]);
    expect(told.findings).toEqual({ came: [], went: [] });
    expect(await readFile(join(folder, 'd.html'), 'utf8')).toContain('<ins>new </ins>');
    expect(await readFile(join(folder, 'd.md'), 'utf8')).toContain('<ins>new </ins>');
  });

  test('reads one side from standard input, and does without findings', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, files);
    const args = ['diff', '-', 'old.json', '--no-findings', '-r', 'json'];
    const { code, stdout } = await runWarm(args, { cwd: folder, input: files['old.json'] });
    expect([code, difference.parse(JSON.parse(stdout))]).toEqual([
      0,
      expect.objectContaining({ entries: [], addresses: [] }),
    ]);
    expect(stdout).not.toContain('"findings"');
  });

  test.runIf(isBuilt)(
    'takes findings from the run before, whichever side it was that had them',
    async ({ onTestFinished }) => {
      const folder = await testFolder(onTestFinished, {
        ...files,
        'newest.json': exportJson([howTo('crews')]),
      });
      const findingsOf = async (...args: readonly string[]) => {
        const { stdout } = await runWarm(['diff', ...args, '-r', 'json'], { cwd: folder });
        const { came = [], went = [] } = difference.parse(JSON.parse(stdout)).findings ?? {};
        return { came: came.map(({ message }) => message), went: went.map(({ message }) => message) };
      };
      expect(await findingsOf('old.json', 'new.json')).toEqual({ came: [], went: [] });
      await keepOneMore(folder, 'diff-new');
      expect(await findingsOf('old.json', 'new.json')).toEqual({ came: ['It was kept.'], went: [] });
      expect(await findingsOf('old.json', 'new.json', '--no-cache')).toEqual({ came: [], went: [] });
      // what was new is old now
      const { went } = await findingsOf('new.json', 'newest.json');
      expect(went).toContain('It was kept.');
    },
  );

  test.for([
    ['both from standard input', ['-', '-'], 'standard input holds one export; name a file for the other.'],
    ['no such file', ['old.json', 'gone.json'], 'there is no file'],
    ['no export', ['old.json', 'text.txt'], 'text.txt'],
    ['one name alone', ['old.json'], 'name two exports, the older one first'],
    ['an unknown form', ['old.json', 'new.json', '-r', 'htm'], 'There is no reporter "htm"'],
  ] as const)('ends with 2 and a sentence: %s', async ([, args, sentence], { onTestFinished }) => {
    const { code, stdout, stderr } = await runWarm(['diff', ...args], {
      cwd: await testFolder(onTestFinished, { ...files, 'text.txt': 'no export' }),
    });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toContain('    at ');
  });
});

/** Puts a finding into what a run has kept of one side, to be known by. */
async function keepOneMore(folder: string, side: string): Promise<void> {
  const caches = join(folder, '.fieldbook-cache');
  const name = (await readdir(caches)).find((each) => each.includes(side)) ?? side;
  const [text = ''] = (await readFile(join(caches, name), 'utf8')).split('\n');
  const kept = JSON.parse(text) as { readonly diagnostics: unknown[] };
  const finding = {
    severity: 'error',
    rule: 'links/broken-page',
    message: 'It was kept.',
    advice: 'Leave it.',
    entry: null,
    locale: 'en-US',
    via: [],
    fingerprint: '0123456789abcdef',
  };
  const diagnostics = [...kept.diagnostics, finding];
  await writeCacheFile(join(caches, name), `${JSON.stringify({ ...kept, diagnostics })}\n`);
}

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi, type TestContext } from 'vitest';
import { baselineText } from '../../../cli/baseline/baseline-file.ts';
import { checkContent } from '../../../cli/commands/check-content.ts';
import type { GateOptions } from '../../../cli/commands/options/gate-options.ts';
import { exportOf, settings } from '../../pipeline/documents.ts';
import { exportJson, howTo, untitled } from '../exports.ts';
import { testFolder } from '../folder.ts';
import { runCli } from '../run-cli.ts';
import { runWarm } from '../warm/run-warm.ts';

const name = 'fieldbook-baseline.json';
const faulty = [howTo('dispatch'), untitled()];

/** A folder with a baseline, or none, in which content is checked. */
async function project(
  onTestFinished: TestContext['onTestFinished'],
  files: Readonly<Record<string, string>> = {},
) {
  const folder = await testFolder(onTestFinished, files);
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => told.mockRestore());
  const file = join(folder, name);
  const check = async (entries: readonly unknown[], options: Partial<GateOptions> = {}) => {
    const input = { exported: exportOf(entries), config: settings(), now: '2026-03-09' };
    const config = join(folder, 'fieldbook.config.json');
    const { diagnostics, summary } = await checkContent(input, { cache: true, config, ...options });
    return { rules: diagnostics.map(({ rule }) => rule), baselined: summary.baselined };
  };
  return {
    folder,
    check,
    told: () => told.mock.calls.map(([line]) => String(line).slice(String(line).indexOf(':') + 2)),
    baseline: () => readFile(file, 'utf8'),
    write: (text: string) => writeFile(file, text),
  };
}

/** Words that people add to the one group of a baseline. */
const withWords = (text: string, added: object) =>
  text.replace('"findings"', `${JSON.stringify(added).slice(1, -1)},"findings"`);

describe('a baseline', () => {
  test('lets what it knows pass, and reports how many that is [PL-2]', async ({ onTestFinished }) => {
    const { check, told, folder } = await project(onTestFinished);
    expect(await check(faulty)).toEqual({ rules: ['schema/missing-field'], baselined: 0 });
    expect(await check(faulty, { updateBaseline: true })).toEqual({ rules: [], baselined: 1 });
    expect(told()).toEqual(['1 lines added, 0 removed, 0 kept']);
    expect(await check(faulty)).toEqual({ rules: [], baselined: 1 });
    expect(await readdir(folder)).toEqual([name]);
  });

  test('keeps what people wrote when it is written again', async ({ onTestFinished }) => {
    const { check, told, baseline, write } = await project(onTestFinished);
    await check(faulty, { updateBaseline: true });
    await write(withWords(await baseline(), { until: '2027-01-31', reason: 'Planned', owner: 'Ada' }));
    await check([...faulty, howTo('a/b')], { updateBaseline: true });
    expect(told().at(-1)).toBe('1 lines added, 0 removed, 1 kept');
    expect(await baseline()).toContain('"reason":"Planned","owner":"Ada","until":"2027-01-31","findings":[');
    const written = await baseline();
    await check([...faulty, howTo('a/b')].toReversed(), { updateBaseline: true });
    expect(await baseline()).toBe(written);
  });

  test('wants to be pruned of what is gone, and adds nothing then', async ({ onTestFinished }) => {
    const { check, told, baseline } = await project(onTestFinished);
    await check(faulty, { updateBaseline: true });
    expect(await check([howTo('dispatch')])).toEqual({ rules: ['baseline/unmatched'], baselined: 0 });
    const pruned = await check([howTo('a/b')], { pruneBaseline: true });
    expect(pruned).toEqual({ rules: ['slugs/unusable'], baselined: 0 });
    expect(told().at(-1)).toBe('0 lines added, 1 removed, 0 kept');
    expect(await baseline()).toBe('{\n  "version": 2,\n  "groups": []\n}\n');
  });

  test('fails with the finding itself when "until" is over, and no flag moves the date', async ({
    onTestFinished,
  }) => {
    const { check, told, baseline, write } = await project(onTestFinished);
    await check(faulty, { updateBaseline: true });
    await write(withWords(await baseline(), { until: '2026-03-08' }));
    expect((await check(faulty)).rules).toEqual(['baseline/expired', 'schema/missing-field']);
    await check(faulty, { updateBaseline: true });
    expect(told().at(-1)).toBe('1 of the kept have an "until" that is over, and still fail the next run');
    expect(await baseline()).toContain('"until":"2026-03-08"');
  });

  test('names a line that cannot be read, and goes by the others', async ({ onTestFinished }) => {
    const { check, baseline, write } = await project(onTestFinished);
    await check(faulty, { updateBaseline: true });
    await write((await baseline()).replace('"findings":[', '"findings":[ 7,'));
    expect(await check(faulty)).toEqual({ rules: ['baseline/malformed'], baselined: 1 });
  });

  test('keeps links to other sites that were not asked', async ({ onTestFinished }) => {
    const text = baselineText([{ fingerprint: '0123456789abcdef', rule: 'links/broken-external' }]);
    const { check, baseline } = await project(onTestFinished, { [name]: text });
    await check([howTo('dispatch')], { updateBaseline: true });
    await check([howTo('dispatch')], { pruneBaseline: true });
    expect(await baseline()).toBe(text);
  });
});

describe('what cannot be used is reported in a sentence:', () => {
  test.for<[string, string, Partial<GateOptions>, string]>([
    [
      'nothing to prune',
      '',
      { pruneBaseline: true },
      `${name}; fieldbook validate --adopt --reason "<text>" makes one.`,
    ],
    ['a torn merge', '{\n<<<<<<< HEAD\n', {}, `${name} is not JSON: at line 2, column 1`],
    ['another document', '{"findings":{}}', {}, `${name} does not have the form`],
    [
      'one of a later version',
      '{"version":3,"findings":[]}',
      {},
      'was written by a later version of Fieldbook',
    ],
    [
      'a line that would be lost',
      '{"version":1,"findings":[\n{"fingerprint":1}]}',
      { updateBaseline: true },
      'Correct that first; the baseline stays as it is.',
    ],
  ])('%s', async ([_what, text, options, sentence], { onTestFinished }) => {
    const { check, folder } = await project(onTestFinished, text === '' ? {} : { [name]: text });
    await expect(check(faulty, options)).rejects.toThrow(sentence);
    const files = await readdir(folder);
    expect(await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).toEqual(
      text === '' ? [] : [text],
    );
  });

  test('a folder where the file should be', async ({ onTestFinished }) => {
    const { check, folder } = await project(onTestFinished);
    await mkdir(join(folder, name));
    await expect(check(faulty)).rejects.toThrow(`${name} is a folder; --baseline names a file.`);
  });
});

const run = async (args: readonly string[], onTestFinished: TestContext['onTestFinished']) => {
  const folder = await testFolder(onTestFinished, { 'export.json': exportJson(faulty) });
  return { folder, ...(await runWarm(args, { cwd: folder })) };
};

describe('on the command line', { timeout: 90_000, concurrent: true }, () => {
  test('--update-baseline is clean, and a build goes by what it wrote [PL-2]', async ({ onTestFinished }) => {
    const { code, stdout, stderr, folder } = await run(['validate', '--update-baseline'], onTestFinished);
    expect([code, stdout]).toEqual([0, 'no problems in 2 entries, 1 in the baseline']);
    expect(stderr).toContain(`${name}: 1 lines added, 0 removed, 0 kept\n`);
    const build = await runCli(['build', '--out', 'site'], { cwd: folder });
    expect([build.code, build.stdout]).toEqual([0, 'no problems in 2 entries, 1 in the baseline']);
  });

  test.for<[string[], string]>([
    [['--baseline', 'x.json'], 'there is no baseline x.json'],
    [['--prune-baseline', '--update-baseline'], 'cannot be used with option'],
    [['--update-baseline', '--since', 'export.json'], 'cannot be used with option'],
  ])('%j ends with a sentence and 2', async ([args, sentence], { onTestFinished }) => {
    const { code, stdout, stderr } = await run(['validate', ...args], onTestFinished);
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(sentence)]);
  });
});

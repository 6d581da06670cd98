import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, onTestFinished, test } from 'vitest';
import { create } from 'xmlbuilder2';
import { baselineText } from '../../../cli/baseline/baseline-file.ts';
import type { BaselineLine } from '../../../cli/baseline/baseline-line.ts';
import { testFolder } from '../folder.ts';
import { runWarm } from '../warm/run-warm.ts';

const name = 'fieldbook-baseline.json';

/** So many findings of a rule, with what was agreed about them. */
const linesOf = (times: number, agreed: Partial<BaselineLine> = {}): BaselineLine[] =>
  Array.from({ length: times }, (_, index) => ({
    fingerprint: index.toString(16).padStart(16, '0'),
    rule: 'links/redirected',
    ...agreed,
  }));

const mixed = [
  ...linesOf(3, { owner: 'Ada', until: '2027-01-31' }),
  ...linesOf(1, { rule: 'media/no-alt', owner: 'Bo', until: '2026-03-31', count: 4 }),
  ...linesOf(2, { rule: 'media/no-alt', owner: '<b>@all</b>', until: '2026-03-08' }),
  ...linesOf(1, { rule: 'links/broken-page' }),
].map((line, index) => ({ ...line, fingerprint: index.toString(16).padStart(16, '0') }));

/** A folder where the report is asked for on 9 March 2026. */
async function project(files: Readonly<Record<string, string>> = { [name]: baselineText(mixed) }) {
  const cwd = await testFolder(onTestFinished, files);
  const report = (...args: readonly string[]) =>
    runWarm(['baseline', 'report', '--now', '2026-03-09T12:00Z', ...args], { cwd });
  return { cwd, report };
}

/** The same in a git repository, with a commit a day from 1 January 2026 on. */
async function repository() {
  const { cwd, report } = await project({});
  const git = (...args: readonly string[]) => execa('git', args, { cwd, env: quietGit });
  await git('init', '-q', '-b', 'main');
  let day = 0;
  return {
    cwd,
    report,
    git,
    write: (text: string, path = name) => writeFile(join(cwd, path), text),
    commit: async () => {
      day += 1;
      const date = `2026-01-${String(day).padStart(2, '0')}T10:00:00Z`;
      await git('add', '-A');
      const env = { ...quietGit, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
      await execa('git', ['commit', '-qm', 'Work', '--allow-empty'], { cwd, env });
    },
    /** Days and numbers of the history. */
    history: async (...args: readonly string[]) => {
      const { stdout } = await report('-r', 'json', ...args);
      const { history, note } = JSON.parse(stdout) as {
        readonly history: readonly { readonly at: string; readonly accepted: number }[];
        readonly note: string | null;
      };
      return { points: history.map(({ at, accepted }) => `${at.slice(5, 10)} ${accepted}`), note };
    },
  };
}

/** The settings of this machine stay out. */
const quietGit = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.com',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.com',
};

describe('baseline report', { timeout: 60_000 }, () => {
  test('shows what is accepted by date, rule and owner, the next date first [ED-7]', async () => {
    const { report } = await project();
    const { code, stdout } = await report();
    expect(code).toBe(0);
    expect(stdout.split('\n')).toEqual([
      `${name}: 10 findings in the baseline`,
      '',
      'By date',
      '   2  2026-03-08, 1 day over: <b>@all</b>',
      '   4  2026-03-31, in 22 days: Bo',
      '   3  2027-01-31, in 328 days: Ada',
      '   1  no date',
      '',
      'By rule',
      '   6  media/no-alt',
      '   3  links/redirected',
      '   1  links/broken-page',
      '',
      'By owner',
      '   4  Bo',
      '   3  Ada',
      '   2  <b>@all</b>',
      '   1  no owner',
      '',
      'Over time',
      '  10 on 2026-03-09',
      `  There is no history: ${name} is in no git repository.`,
    ]);
  });

  test.for([
    ['markdown', '| 2026-03-31, in 22 days | Bo | 4 |'],
    ['markdown', '| &#60;b&#62;&#8203;@all&#60;/b&#62; | 2 |'],
    ['json', '"rule": "media/no-alt",\n      "accepted": 6'],
    ['html', '&#60;b&#62;@all&#60;/b&#62;'],
    ['html', 'class="soon"'],
    ['svg', `There is no history: ${name} is in no git repository.`],
  ] as const)('is written as %s: %s [ED-7]', async ([form, part]) => {
    const { report } = await project();
    expect((await report('-r', form)).stdout.replaceAll(/&#8203;@|@&#8203;/gu, '&#8203;@')).toContain(part);
  });

  test('goes to files too, and names lines that cannot be read [ED-7]', async () => {
    const spoilt = baselineText(mixed).replace('"until":"2026-03-31"', '"untill":"2026-03-31"');
    const { cwd, report } = await project({ [name]: spoilt });
    const { code, stdout, stderr } = await report('-r', 'svg=chart.svg', '-r', 'html=baseline.html');
    expect([code, stdout]).toEqual([0, '']);
    expect(stderr).toBe(
      `warning: left out: ${name}, line 9: it has an unknown key "untill"; did you mean "until".`,
    );
    expect(create(await readFile(join(cwd, 'chart.svg'), 'utf8')).root().node.nodeName).toBe('svg');
    expect(await readFile(join(cwd, 'baseline.html'), 'utf8')).toContain('6 findings in the baseline');
  });

  test('of no baseline ends with a sentence and 2 [ED-7]', async () => {
    const { report } = await project({});
    expect(await report()).toMatchObject({
      code: 2,
      stderr: `error: there is no baseline ${name}; fieldbook validate --adopt --reason "<text>" makes one.`,
    });
  });
});

describe('the history of a baseline', { timeout: 60_000 }, () => {
  test('comes from git: both forms of the file, another name, a version that is none, and today [ED-7]', async () => {
    const { cwd, commit, history, write } = await repository();
    await write(JSON.stringify({ version: 1, findings: linesOf(40) }), 'old.json');
    await commit();
    await rename(join(cwd, 'old.json'), join(cwd, name));
    await commit();
    await write(baselineText(linesOf(38)));
    await commit();
    await write('{\n<<<<<<< HEAD\n');
    await commit();
    await write(baselineText(linesOf(20, { count: 2 })));
    await commit();
    await write(baselineText(linesOf(12)));
    expect(await history()).toEqual({
      points: ['01-01 40', '01-02 40', '01-03 38', '01-05 40', '03-09 12'],
      note: null,
    });
    expect((await history('--now', '2026-01-03T12:00Z')).points.at(-1)).toBe('01-03 12');
  });

  test('is that of the main line, where a merge brings what a branch has done [ED-7]', async () => {
    const { commit, git, history, write } = await repository();
    await write(baselineText(linesOf(9)));
    await commit();
    await git('checkout', '-qb', 'repairs');
    await write(baselineText(linesOf(5)));
    await commit();
    await git('checkout', '-q', 'main');
    await commit();
    await git('merge', '-q', '--no-ff', '--no-commit', 'repairs');
    await commit();
    expect((await history()).points).toEqual(['01-01 9', '01-04 5', '03-09 5']);
  });

  test('is drawn with axes, a title and the words of the line [ED-7]', async () => {
    const { commit, report, write } = await repository();
    for (const times of [1200, 1300, 700]) {
      await write(baselineText(linesOf(times)));
      await commit();
    }
    const { stdout } = await report('-r', 'svg');
    const texts = [...stdout.matchAll(/<(?:title|desc|text)[^>]*>\s*([^<]*?)\s*</gu)].map(([, text]) => text);
    expect(texts).toEqual([
      'Findings in the baseline',
      '1,200 on 2026-01-01, at most 1,300 on 2026-01-02, 700 on 2026-03-09.',
      'Findings in the baseline',
      `${name}, 2026-01-01 to 2026-03-09`,
      '0',
      '500',
      '1,000',
      '1,500',
      '1 Jan',
      '18 Jan',
      '4 Feb',
      '21 Feb',
      '700',
    ]);
    expect(stdout).toContain('(prefers-color-scheme: dark)');
  });

  test('says in a sentence why there is none, or not all of it [ED-7]', async () => {
    const { cwd, commit, git, history, write } = await repository();
    await write(baselineText(linesOf(2)));
    const uncommitted = { points: ['03-09 2'], note: `There is no history: ${name} is not committed yet.` };
    expect(await history()).toEqual(uncommitted);
    await git('commit', '-qm', 'Nothing', '--allow-empty');
    expect(await history()).toEqual(uncommitted);
    await commit();
    await mkdir(join(cwd, 'copies'));
    await git('clone', '-q', '--depth', '1', `file://${cwd}`, 'copies/shallow');
    const { points, note } = await history('--baseline', `copies/shallow/${name}`);
    expect([points, note]).toEqual([
      ['01-01 2', '03-09 2'],
      'The history is short, because the clone is shallow; "git fetch --unshallow" brings the rest.',
    ]);
  });

  test('needs git, and says so [ED-7]', async () => {
    const { cwd } = await project();
    const { code, stdout } = await runWarm(['baseline', 'report'], { cwd, env: { PATH: '/nowhere' } });
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining('There is no history: git is not installed here.'),
    ]);
  });
});

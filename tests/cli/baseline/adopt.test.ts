import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type TestContext } from 'vitest';
import { baselineText } from '../../../cli/baseline/baseline-file.ts';
import { howTo as page, text } from '../../pipeline/builders.ts';
import { hyperlink, rawEntry } from '../../pipeline/documents.ts';
import { exportJson, untitled } from '../exports.ts';
import { testFolder } from '../folder.ts';
import { runWarm } from '../warm/run-warm.ts';

const name = 'fieldbook-baseline.json';
/** Two findings of one rule, and one of another, on a page. */
const faulty = [
  untitled(),
  rawEntry('kbHowTo', 'nameless', { url: 'nameless' }),
  page('crews', 'Crews', { introduction: text('See ', hyperlink('/how-to/nowhere', 'the guide')) }),
];

/** A folder with faulty content, where `adopt` runs on 9 March 2026. */
async function project(onTestFinished: TestContext['onTestFinished']) {
  const cwd = await testFolder(onTestFinished, { 'export.json': exportJson(faulty) });
  const validate = (...args: readonly string[]) =>
    runWarm(['validate', '-r', 'summary', '--now', '2026-03-09', ...args], { cwd });
  return {
    validate,
    adopt: (...args: readonly string[]) => validate('--adopt', '--reason', 'From the old site', ...args),
    baseline: () => readFile(join(cwd, name), 'utf8'),
    write: (content: string) => writeFile(join(cwd, name), content),
    names: () => readdir(cwd),
  };
}

test('--adopt accepts what is not accepted yet, with reason, owner and date [ED-7]', async ({
  onTestFinished,
}) => {
  const { adopt, validate, baseline } = await project(onTestFinished);
  const { code, stderr, stdout } = await adopt('--owner', 'Ada', '--until', '2027-01-31');
  expect([code, stderr.split('\n')[0]]).toEqual([
    0,
    `${name}: 3 findings adopted: 2 schema/missing-field, 1 links/broken-page; owner Ada, until 2027-01-31`,
  ]);
  expect(stdout).toContain('no problems in 3 entries, 3 in the baseline');
  const shared = '"reason":"From the old site","owner":"Ada","until":"2027-01-31","findings":[';
  expect((await baseline()).match(/^ {4}\{.*$/gmu)).toEqual([
    `    {"rule":"links/broken-page",${shared}`,
    `    {"rule":"schema/missing-field",${shared}`,
  ]);
  expect((await validate()).code).toBe(0);
});

test.for<[string, readonly string[], string]>([
  ['rules', ['--rule', 'links/broken-page'], '1 finding adopted: 1 links/broken-page; no owner, no date'],
  ['entries', ['--entry', 'untitled', '--entry', 'crews'], '1 links/broken-page, 1 schema/missing-field;'],
  ['pages', ['--page', '/how-to/crews/'], '1 finding adopted: 1 links/broken-page;'],
  ['all of these', ['--entry', 'untitled', '--rule', 'links/broken-page'], 'nothing to adopt'],
])('%s narrow it, and the rest is reported [ED-7]', async ([_what, flags, words], { onTestFinished }) => {
  const { adopt } = await project(onTestFinished);
  const { code, stderr } = await adopt(...flags);
  expect([code, stderr]).toEqual([1, expect.stringContaining(words)]);
});

test('lines that are there stay as they are, with what was agreed about them [ED-7]', async ({
  onTestFinished,
}) => {
  const { adopt, validate, baseline, write } = await project(onTestFinished);
  await adopt('--entry', 'untitled', '--owner', 'Ada');
  const gone = { fingerprint: '0123456789abcdef', rule: 'links/broken-page', entry: 'gone' };
  const before = await baseline();
  await write(before.replace('"groups": [', `"groups": [${JSON.stringify(groupOf(gone))},`));
  const { code, stderr, stdout } = await adopt('--owner', 'Bo');
  expect(stderr).toContain(
    '2 findings adopted: 1 links/broken-page, 1 schema/missing-field; owner Bo, no date',
  );
  expect([code, stdout]).toEqual([1, expect.stringContaining('baseline/unmatched')]);
  const after = await baseline();
  expect(after).toContain('"rule":"links/broken-page","findings":[\n      {"fingerprint":"0123456789abcdef"');
  expect(after).toContain(before.split('\n').slice(3, 5).join('\n'));
  expect((await adopt()).stderr).toContain('nothing to adopt, every finding is in the baseline already');
  expect(await baseline()).toBe(after);
  expect((await validate('--prune-baseline')).code).toBe(0);
});

const groupOf = ({ rule, ...finding }: { readonly rule: string }) => ({ rule, findings: [finding] });

test('a file of version 1 is read, and written in groups with the next lines [ED-7]', async ({
  onTestFinished,
}) => {
  const { adopt, validate, baseline, write } = await project(onTestFinished);
  await adopt('--entry', 'untitled', '--owner', 'Ada', '--until', '2027-01-31');
  const grouped = await baseline();
  const [, fingerprint = ''] = /"fingerprint":"(\w+)"/u.exec(grouped) ?? [];
  const line = { fingerprint, rule: 'schema/missing-field', entry: 'untitled', field: 'title' };
  const agreed = { reason: 'From the old site', owner: 'Ada', until: '2027-01-31' };
  await write(JSON.stringify({ version: 1, findings: [{ ...line, ...agreed }] }));
  expect((await validate()).stdout).toContain('1 in the baseline');
  await validate('--prune-baseline');
  expect(await baseline()).toBe(grouped);
});

test('5,000 findings that share what was agreed take a line each, and less than half of the bytes [ED-7]', () => {
  const agreed = {
    reason: 'From the old site; the guides are rewritten in May',
    owner: 'Docs',
    until: '2027-01-31',
  };
  const lines = Array.from({ length: 5000 }, (_, index) => ({
    fingerprint: index.toString(16).padStart(16, '0'),
    rule: 'links/redirected',
    entry: `article${index}`,
    field: 'introduction',
    ...agreed,
  }));
  const written = baselineText(lines);
  expect(written.split('\n')).toHaveLength(5000 + 8);
  expect(written.length).toBeLessThan(JSON.stringify(lines).length / 2);
});

test.for<[readonly string[], string]>([
  [['--adopt'], 'error: --adopt needs a reason: say with --reason "<text>" why these findings may stay.'],
  [['--adopt', '--reason', ' '], 'error: --adopt needs a reason'],
  [['--owner', 'Ada'], 'error: --owner belongs to --adopt, which accepts findings; add --adopt'],
  [['--rule', 'a/b'], 'error: --rule belongs to --adopt'],
  [['--adopt', '--prune-baseline'], 'cannot be used with option'],
  [['--adopt', '--until', 'May'], 'It takes a date such as 2026-03-09.'],
  [
    ['--adopt', '--reason', 'r', '--until', '2026-03-08'],
    'error: --until 2026-03-08 is before today, 2026-03-09: the findings would fail at once.',
  ],
  [
    ['--adopt', '--reason', 'r', '--rule', 'links/broken-pgae'],
    'error: no finding of this run is of the rule links/broken-pgae; did you mean "links/broken-page"?',
  ],
  [
    ['--adopt', '--reason', 'r', '--entry', 'zzzzzzzz'],
    'error: no finding of this run is in the entry zzzzzzzz.',
  ],
  [
    ['--adopt', '--reason', 'r', '--page', 'how-to/crews'],
    'on the page how-to/crews; did you mean "/how-to/crews"?',
  ],
])(
  '%j ends with a sentence and 2, and writes nothing [ED-7]',
  async ([flags, sentence], { onTestFinished }) => {
    const { validate, names } = await project(onTestFinished);
    const { code, stdout, stderr } = await validate(...flags);
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(sentence)]);
    expect(await names()).not.toContain(name);
  },
);

import { expect, test } from 'vitest';
import { compareWithBaseline } from '../../../cli/baseline/compare.ts';
import { lineFor } from '../../../cli/baseline/baseline-line.ts';
import { validate } from '../../../pipeline/build.ts';
import type { FieldbookConfig } from '../../../pipeline/config/config.ts';
import { toDiagnostics } from '../../../pipeline/diagnostics.ts';
import { howTo, text } from '../../pipeline/builders.ts';
import { exportOf, hyperlink, settings } from '../../pipeline/documents.ts';

const toNowhere = hyperlink('/how-to/nowhere', 'the guide');

/** A page with as many broken links as asked for. */
const check = (times: number, input: FieldbookConfig = {}) =>
  validate({
    exported: exportOf([
      howTo('crews', 'Crews', { introduction: text('See ', ...Array<object>(times).fill(toNowhere)) }),
    ]),
    config: settings(input),
    now: '2026-03-09',
  });

/** Compares a page with as many broken links as asked for with a baseline of one line. */
function compared({
  links,
  line,
  config,
  isWholeRun = true,
}: {
  readonly links: number;
  readonly line: object;
  readonly config?: FieldbookConfig;
  readonly isWholeRun?: boolean;
}) {
  const [first] = check(1).diagnostics;
  const { diagnostics, graph } = check(links, config);
  const known = { fingerprint: '', rule: '', ...(first && lineFor(first, 1, settings())), ...line, line: 4 };
  const baseline = { name: 'known.json', lines: [known], faults: [] };
  const { reported, baselined, findings } = compareWithBaseline({ diagnostics, baseline, graph, isWholeRun });
  return {
    reported: reported.map(({ rule, path }) => `${rule} ${path}`),
    baselined,
    findings: toDiagnostics(findings, graph).map(({ rule, message, source }) => ({ rule, message, source })),
  };
}

const where = 'links/broken-page in the entry crews, field "introduction" ("/how-to/nowhere")';
const source = { file: 'known.json', line: 4 };

test('a known finding is counted and not reported [PL-2]', () => {
  expect(compared({ links: 1, line: {} })).toEqual({ reported: [], baselined: 1, findings: [] });
});

test('one more than known is reported, the last one', () => {
  expect(compared({ links: 3, line: { count: 2 } })).toEqual({
    reported: ['links/broken-page /content/0/content/3'],
    baselined: 2,
    findings: [],
  });
});

test('fewer than known is a line to prune', () => {
  const message = `The baseline lists ${where}. It is there 2 times in the baseline, and 1 now.`;
  expect(compared({ links: 1, line: { count: 2 } })).toEqual({
    reported: [],
    baselined: 1,
    findings: [{ rule: 'baseline/unmatched', message, source }],
  });
});

test('a finding that is gone is a line to prune, but only in a run that looks at everything', () => {
  const line = { fingerprint: '0123456789abcdef', entry: 'gone' };
  const message =
    'The baseline lists links/broken-page in the entry gone, field "introduction" ("/how-to/nowhere"). It is not found any more.';
  expect(compared({ links: 0, line }).findings).toEqual([{ rule: 'baseline/unmatched', message, source }]);
  expect(compared({ links: 0, line, isWholeRun: false }).findings).toEqual([]);
});

test('a line of a rule that is off or unknown says so', () => {
  const off = compared({ links: 1, line: {}, config: { rules: { 'links/broken-page': 'off' } } });
  expect(off.findings.map(({ message }) => message)).toEqual([
    expect.stringContaining('The rule is off, so the line does nothing.'),
  ]);
  const unknown = compared({
    links: 0,
    line: { fingerprint: '0123456789abcdef', rule: 'links/broken-pgae' },
  });
  expect(unknown.findings.map(({ message }) => message)).toEqual([
    expect.stringContaining('There is no such rule; did you mean "links/broken-page"?'),
  ]);
});

test('on its last day a line still counts; the day after, it fails and so does what it let pass [PL-2]', () => {
  expect(compared({ links: 1, line: { until: '2026-03-09' } })).toEqual({
    reported: [],
    baselined: 1,
    findings: [],
  });
  const message = `${where} was to be corrected by 2026-03-08, by Ada, and is still there.`;
  expect(compared({ links: 1, line: { until: '2026-03-08', owner: 'Ada' } })).toEqual({
    reported: ['links/broken-page /content/0/content/1'],
    baselined: 0,
    findings: [{ rule: 'baseline/expired', message, source }],
  });
});

test('links to other sites are never called gone: what servers answer changes', () => {
  const line = { fingerprint: '0123456789abcdef', rule: 'links/broken-external' };
  expect(compared({ links: 0, line }).findings).toEqual([]);
});

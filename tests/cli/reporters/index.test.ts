import { expect, test } from 'vitest';
import { compact } from '../../../cli/reporters/formats/compact.ts';
import { onlyErrors } from '../../../cli/reporters/findings.ts';
import { json } from '../../../cli/reporters/formats/json.ts';
import { lastLine } from '../../../cli/reporters/text/last-line.ts';
import { summary } from '../../../cli/reporters/formats/summary.ts';
import { report } from '../../../schemas/report/report.ts';
import { brokenAnchor, deadRedirect, findingsOf, plainLook } from './findings.ts';

const findings = findingsOf(brokenAnchor(), brokenAnchor(), deadRedirect());

test('compact gives a line a finding: place, severity, message, rule', () => {
  expect(compact(findingsOf(brokenAnchor(), deadRedirect()), plainLook)).toBe(`\
How-to section "Assign work" section1 Content /content/3/content/1: error: There is no such anchor on that page. Did you mean #assign-a-job? (links/broken-anchor)
redirects.csv:12: warn: A query is not looked at. (redirects/query)
2 problems (1 error, 1 warning) in 1 of 1,204 entries
`);
});

test('summary counts the findings of each rule, the worst first', () => {
  expect(summary(findings, plainLook)).toBe(`\
2  error  links/broken-anchor
1  warn   redirects/query
3 problems (2 errors, 1 warning) in 1 of 1,204 entries
`);
});

test('json is one document of the shipped schema', () => {
  const parsed: unknown = JSON.parse(json(findings, { ...plainLook, maxDiagnostics: 1 }));
  expect(report.parse(parsed)).toEqual({
    version: 1,
    diagnostics: findings.diagnostics,
    summary: { errors: 2, warnings: 1, infos: 0, entries: 1204, assets: 310, baselined: 0 },
  });
});

test('only errors are reported when the rest is to be quiet, and all are counted', () => {
  const quiet = onlyErrors(findings);
  expect(quiet.diagnostics.map(({ severity }) => severity)).toEqual(['error', 'error']);
  expect(lastLine(quiet)).toBe('3 problems (2 errors, 1 warning) in 1 of 1,204 entries');
});

test('nothing found is said in words', () => {
  expect(lastLine(findingsOf())).toBe('no problems in 1,204 entries');
});

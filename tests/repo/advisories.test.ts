import { expect, test } from 'vitest';
import { type Audit, judge, readAudit } from './advisories.ts';

const refused = JSON.stringify({
  message: '405 Method Not Allowed - POST /-/npm/v1/security/advisories/bulk',
  statusCode: 405,
});

const reportOf = (vulnerabilities: object) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: {} });

const lodash = (severity: string, nodes = ['node_modules/lodash']) =>
  readAudit(reportOf({ lodash: { name: 'lodash', severity, range: '<4.17.12', nodes, via: [] } }));

const knownBad = lodash('critical');
const isInstalled = (path: string) => path === 'node_modules/lodash';
const verdictOf = (ofLockFile: Audit, ofKnownBad: Audit = knownBad) =>
  judge({ ofKnownBad, ofLockFile, isInstalled });

const none = readAudit(reportOf({}));

test('a lock file without advisories is good', () => {
  expect(verdictOf(none)).toEqual({ isGood: true, lines: ['advisories: none'] });
});

test.each([
  ['that refuses', readAudit(refused), '405 Method Not Allowed - POST /-/npm/v1/security/advisories/bulk'],
  ['that is not reached', readAudit(''), 'the registry does not answer'],
  ['that answers with a page', readAudit('<!doctype html>'), 'the registry does not answer'],
  ['that answers otherwise', readAudit('{"auditReportVersion":3}'), 'the registry does not answer'],
  ['that knows nothing of what is bad', none, 'the registry knows of no advisories at all'],
])('a registry %s has checked nothing, and this is said', (_, answer, why) => {
  const verdict = { isGood: true, lines: [`advisories: not checked (${why})`] };
  expect(verdictOf(none, answer)).toEqual(verdict);
});

test('a registry that answers once and then not has checked nothing', () => {
  expect(verdictOf(readAudit(refused)).lines).toEqual([expect.stringContaining('not checked')]);
});

test('any advisory of what users install is bad', () => {
  expect(verdictOf(lodash('low'))).toEqual({
    isGood: false,
    lines: ['advisories: lodash <4.17.12 (low) at node_modules/lodash'],
  });
});

test('of what only builds Fieldbook grave ones are', () => {
  const at = ['node_modules/vite/node_modules/lodash'];
  expect(verdictOf(lodash('moderate', at))).toEqual({
    isGood: true,
    lines: [`advisories: lodash <4.17.12 (moderate, not installed with Fieldbook) at ${at[0]}`],
  });
  expect(verdictOf(lodash('high', at)).isGood).toBe(false);
});

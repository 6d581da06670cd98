import fc from '../../../fast-check.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Findings } from '../../../../cli/reporters/findings.ts';
import { gitlab } from '../../../../cli/reporters/formats/gitlab.ts';
import { brokenAnchor, deadRedirect, findingsOf, plainLook } from '../findings.ts';
import { hostile, hostileDiagnostics, hostileText } from '../hostile.ts';

/** Source: GitLab, "Code Quality", "Code Quality report format". */
const codeQuality = z.array(
  z.strictObject({
    description: z.string().min(1),
    check_name: z.string().min(1),
    fingerprint: z.string().min(1),
    severity: z.enum(['info', 'minor', 'major', 'critical', 'blocker']),
    location: z.strictObject({
      path: z.string(),
      lines: z.strictObject({ begin: z.int().min(1) }),
    }),
  }),
);

const read = (findings: Findings) => codeQuality.parse(JSON.parse(gitlab(findings, plainLook)));

describe('a Code Quality report for GitLab', { timeout: 30_000 }, () => {
  test('has what GitLab asks of each finding', () => {
    expect(read(findingsOf(brokenAnchor(), deadRedirect(), deadRedirect({ severity: 'info' })))).toEqual([
      {
        description:
          'How-to section "Assign work" section1 Content /content/3/content/1: There is no such anchor on that page. Did you mean #assign-a-job?',
        check_name: 'links/broken-anchor',
        fingerprint: '0123456789abcdef:1',
        severity: 'major',
        location: { path: 'content/export.json', lines: { begin: 1 } },
      },
      {
        description: 'redirects.csv:12: A query is not looked at.',
        check_name: 'redirects/query',
        fingerprint: 'fedcba9876543210:1',
        severity: 'minor',
        location: { path: 'content/redirects.csv', lines: { begin: 12 } },
      },
      {
        description: 'redirects.csv:12: A query is not looked at.',
        check_name: 'redirects/query',
        fingerprint: 'fedcba9876543210:2',
        severity: 'info',
        location: { path: 'content/redirects.csv', lines: { begin: 12 } },
      },
    ]);
  });

  test('is an empty list where nothing was found', () => {
    expect(gitlab(findingsOf(), plainLook)).toBe('[]\n');
  });

  test('distinguishes all findings and carries the text itself', () => {
    fc.assert(
      fc.property(hostileDiagnostics, (diagnostics) => {
        const issues = read(findingsOf(...diagnostics, hostile()));
        expect(new Set(issues.map(({ fingerprint }) => fingerprint)).size).toBe(diagnostics.length + 1);
        expect(issues.at(-1)?.description).toContain(`: ${hostileText.toWellFormed()} Did you mean`);
      }),
    );
  });
});

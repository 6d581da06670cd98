import { expect, test } from 'vitest';
import { verdict } from '../../../cli/reporters/verdict.ts';
import { brokenAnchor, deadRedirect, findingsOf } from './findings.ts';

test.each([
  [findingsOf(brokenAnchor()), { failOn: 'error' }, 1],
  [findingsOf(deadRedirect()), { failOn: 'error' }, 0],
  [findingsOf(deadRedirect()), { failOn: 'warn' }, 1],
  [findingsOf(deadRedirect()), { failOn: 'info' }, 1],
  [findingsOf(deadRedirect({ severity: 'info' })), { failOn: 'warn' }, 0],
  [findingsOf(deadRedirect()), { failOn: 'error', maxWarnings: 1 }, 0],
  [findingsOf(deadRedirect(), deadRedirect()), { failOn: 'error', maxWarnings: 1 }, 1],
] as const)('the gate decides the exit code [PL-2] (%#)', (found, gate, code) => {
  expect(verdict(found, gate)).toBe(code);
});

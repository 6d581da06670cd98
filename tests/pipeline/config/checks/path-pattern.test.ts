import { expect, test } from 'vitest';
import { matchesPath } from '../../../../pipeline/config/checks/path-pattern.ts';

test.each([
  ['/how-to/*', '/how-to/dispatch', true],
  ['/how-to/*', '/how-to/dispatch/more', false],
  ['/how-to/payroll-*', '/how-to/payroll-pro', true],
  ['/how-to/payroll-*', '/how-to/dispatch', false],
  ['/**', '/how-to/dispatch/more', true],
  ['/how-to/**', '/how-to/a/b', true],
  ['/how-to', '/how-to/dispatch', false],
  ['/a.b', '/axb', false],
  ['/a+(b)[c]', '/a+(b)[c]', true],
])('the pattern %s and the path %s', (pattern, path, fits) => {
  expect(matchesPath(pattern, path)).toBe(fits);
});

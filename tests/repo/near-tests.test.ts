import { expect, test } from 'vitest';
import { nearTests } from './near-tests.ts';

const nearNotOfRepository = (...changed: readonly string[]) =>
  nearTests(changed).filter((path) => !path.startsWith('tests/repo/'));

test('a file’s own tests, and those that import it, are near', () => {
  const near = nearNotOfRepository('pipeline/short-text.ts');
  expect(near).toContain('tests/pipeline/short-text.test.ts');
});

test('where a file has few tests of its own, those of its folder and the planted faults are near', () => {
  const near = nearNotOfRepository('pipeline/rules/content/stale.ts');
  expect(near).toContain('tests/pipeline/rules/content/stale.test.ts');
  expect(near).toContain('tests/pipeline/mutations/mutations.test.ts');
});

test('a test is near itself, and those of the repository are near everything', () => {
  const path = 'tests/schemas/urls.test.ts';
  expect(nearNotOfRepository(path)).toEqual([path]);
  expect(nearTests(['README.md'])).toContain('tests/repo/near-tests.test.ts');
});

test('a browser test is near what it imports', () => {
  expect(nearTests(['tests/browser/page-log.ts'])).toContain('tests/browser/log.spec.ts');
});

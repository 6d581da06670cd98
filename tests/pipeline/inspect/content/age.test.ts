import { expect, test } from 'vitest';
import { ageInDays, ageInWords } from '../../../../pipeline/inspect/content/age.ts';

test.each([
  ['2026-03-08T12:00:00.000Z', '2026-03-09', '0 days'],
  ['2026-03-08T00:00:00.000Z', '2026-03-09', '1 day'],
  ['2026-02-10', '2026-03-09', '27 days'],
  ['2026-02-09', '2026-03-09', '1 month'],
  ['2025-03-10', '2026-03-09', '11 months'],
  ['2025-03-09', '2026-03-09', '1 year'],
  ['2023-12-09', '2026-03-09', '2 years and 3 months'],
  ['2025-02-09', '2026-03-09', '1 year and 1 month'],
])('from %s to %s it is %s', (since, now, words) => {
  expect(ageInWords(since, now)).toBe(words);
});

test('days are whole ones, and no number where there is no date', () => {
  expect(ageInDays('2026-03-01T23:00:00.000Z', '2026-03-09')).toBe(7);
  expect(ageInDays('soon', '2026-03-09')).toBeUndefined();
});

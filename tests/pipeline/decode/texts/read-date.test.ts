import { expect, test } from 'vitest';
import { isDate } from '../../../../pipeline/decode/texts/read-date.ts';

test.each([
  '2026-03-09',
  '2024-02-29',
  '0026-03-09',
  '2026-03-09T16:00',
  '2026-03-09T16:00Z',
  '2026-03-09T16:00:30.123Z',
  '2026-03-09T16:00+02:00',
  '2026-03-09T16:00-0700',
])('%s is a date', (text) => {
  expect(isDate(text)).toBe(true);
});

test.each([
  '',
  '2026',
  '2026-03',
  '2026-3-9',
  '2026-02-29',
  '2026-04-31',
  '2026-00-01',
  '2026-03-09T24:00Z',
  '2026-03-09 16:00',
  '09.03.2026',
  '20260-03-09',
  ' 2026-03-09',
])('%j is none', (text) => {
  expect(isDate(text)).toBe(false);
});

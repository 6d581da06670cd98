import { expect, test } from 'vitest';
import { publishedOn } from '../../../../pipeline/inspect/content/published-on.ts';

test.each(['2026-03-09', '2026-03-09T16:00', '2026-03-09T16:00:30.123Z', '2024-02-29T16:00+02:00'])(
  '%s is a date [MP-5]',
  (date) => {
    expect(publishedOn({ publishedOn: ` ${date} ` })).toBe(date);
  },
);

test.each([
  undefined,
  20260309,
  '',
  '09.03.2026',
  '2025-02-29',
  '2026-13-01',
  '2026-03-09 16:00',
  '2026-03-09Tx',
])('%j is none [MP-5]', (value) => {
  expect(publishedOn({ publishedOn: value })).toBeUndefined();
});

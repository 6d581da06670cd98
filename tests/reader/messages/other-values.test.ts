import { expect, test } from 'vitest';
import { writtenDate } from '../../../reader/messages/other-values.ts';

test.each([
  ['2026-03-09', '03/09/2026'],
  ['2026-03-09T16:00-08:00', '03/09/2026 16:00'],
  ['2026-13-40', '2026-13-40'],
  ['soon', 'soon'],
])('%s is shown as %s [MP-7]', (iso, words) => {
  expect(writtenDate(iso)).toBe(words);
});

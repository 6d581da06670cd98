import { expect, test } from 'vitest';
import { expired } from '../../../../pipeline/rules/baseline/expired.ts';

const where = 'in the entry board, field "content"';
const rule = 'links/broken-page';

test('a known finding whose date is over says since when, who owns it and why it was let pass [PL-2]', () => {
  const detail = { rule, where, until: '2026-01-31', owner: 'Ada', reason: 'waits for the new guide' };
  expect(expired.message(detail, String)).toBe(
    'links/broken-page in the entry board, field "content" was to be corrected by 2026-01-31, by Ada (waits for the new guide), and is still there.',
  );
});

test('what nobody wrote down is left out', () => {
  expect(
    expired.message({ rule, where, until: '2026-01-31', owner: undefined, reason: undefined }, String),
  ).toBe(
    'links/broken-page in the entry board, field "content" was to be corrected by 2026-01-31, and is still there.',
  );
});

import { expect, test } from 'vitest';
import { describeProgress } from '../../../../cli/source/export/describe-progress.ts';

test('a terminal is shown what is read and what is waited for', () => {
  expect([
    describeProgress({ kind: 'page', part: 'entries', read: 3000, total: 12_000 }),
    describeProgress({ kind: 'wait', ms: 12_000 }),
    describeProgress({ kind: 'wait', ms: 0 }),
    describeProgress({ kind: 'changed', step: 'assets' }),
    describeProgress({ kind: 'done' }),
  ]).toEqual([
    'reading entries, 3,000 of 12,000',
    'waiting 12 s, as the rate limit asks',
    undefined,
    'the assets changed meanwhile, reading again',
    undefined,
  ]);
});

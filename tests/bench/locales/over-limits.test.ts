import { expect, test } from 'vitest';
import { overLimits } from './over-limits.ts';

const together = { tookMs: 1000, processorMs: 2000, peakBytes: 100 };

test('what is over its limit is named with both [ML-7]', () => {
  expect(overLimits({ tookMs: 700, processorMs: 1500, peakBytes: 131 }, together)).toEqual([
    'processor time is 0.75 x, more than 0.70 x',
    'peak memory is 1.31 x, more than 1.30 x',
  ]);
});

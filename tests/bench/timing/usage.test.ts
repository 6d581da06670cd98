import { expect, test } from 'vitest';
import { parseUsage } from './usage.ts';

test('processor time is of all processes, the peak of the largest one', () => {
  expect(parseUsage('1500000 500000 2048\n250000 250000 4096\n')).toEqual({
    processorMs: 2500,
    peakBytes: 4096 * 1024,
  });
});

test('a process that was ended before it had written its line counts for nothing', () => {
  expect(parseUsage('1000 1000 1\n20')).toEqual({ processorMs: 2, peakBytes: 1024 });
  expect(parseUsage('')).toEqual({ processorMs: 0, peakBytes: 0 });
});

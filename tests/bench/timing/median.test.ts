import { describe, expect, test } from 'vitest';
import { median, mediansOf } from './median.ts';

describe('median', () => {
  test('is the middle one, whatever the order', () => {
    expect(median([9, 1, 5])).toBe(5);
  });

  test('is the mean of the two in the middle of an even number', () => {
    expect(median([4, 1, 10, 2])).toBe(3);
  });

  test('is the only one', () => {
    expect(median([7])).toBe(7);
  });

  test('takes nothing for a mistake', () => {
    expect(() => median([])).toThrow('something was measured');
  });
});

test('each figure has its own median', () => {
  const runs = [
    { tookMs: 3, peakBytes: 10 },
    { tookMs: 1, peakBytes: 30 },
    { tookMs: 2, peakBytes: 20 },
  ];
  expect(mediansOf(runs)).toEqual({ tookMs: 2, peakBytes: 20 });
});

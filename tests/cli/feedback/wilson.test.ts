import { expect, test } from 'vitest';
import { leastShare } from '../../../cli/feedback/wilson.ts';

test('few answers say less than many with the same share', () => {
  expect(leastShare(1, 1)).toBeCloseTo(0.2065, 3);
  expect(leastShare(9, 10)).toBeCloseTo(0.5958, 3);
  expect(leastShare(90, 100)).toBeCloseTo(0.8256, 3);
});

test('nothing said is nothing known', () => {
  expect(leastShare(0, 0)).toBe(0);
  expect(leastShare(0, 5)).toBe(0);
});

import { expect, test } from 'vitest';
import { quantile } from './quantile.ts';

const twenty = Array.from({ length: 20 }, (_, index) => 20 - index);

test.each([
  [0.5, 10],
  [0.95, 19],
  [1, 20],
  [0, 1],
])('the %d quantile of one to twenty is %d', (part, expected) => {
  expect(quantile(twenty, part)).toBe(expected);
});

test('nothing has no quantile', () => {
  expect(() => quantile([], 0.5)).toThrow('something was measured');
});

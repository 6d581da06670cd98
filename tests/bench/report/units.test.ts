import { expect, test } from 'vitest';
import { bytes, milliseconds, ratio, seconds, whole } from './units.ts';

test.each([
  [84, '84 B'],
  [5160, '5.16 kB'],
  [32_400, '32.4 kB'],
  [142_000_000, '142 MB'],
  [1_234_000_000, '1.23 GB'],
])('%i bytes are %s', (count, told) => {
  expect(bytes(count)).toBe(told);
});

test.each([
  [95, '0.10 s'],
  [2604, '2.60 s'],
  [12_340, '12.3 s'],
  [111_400, '111 s'],
])('%i ms are %s', (ms, told) => {
  expect(seconds(ms)).toBe(told);
});

test('a ratio says how many times the other one this one is', () => {
  expect(ratio(50, 100)).toBe('0.50 x');
  expect(ratio(3, 2)).toBe('1.50 x');
  expect(ratio(3, 0)).toBe('none before');
});

test('whole numbers are written as people write them', () => {
  expect(whole(100_000)).toBe('100,000');
  expect(milliseconds(1480.4)).toBe('1,480 ms');
});

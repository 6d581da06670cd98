import { expect, test } from 'vitest';
import { clockTime } from '../../../../reader/views/media/clock-time.ts';

test.each([
  [7, '0:07'],
  [362, '6:02'],
  [3723, '1:02:03'],
])('%i seconds are %s [AR-19]', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text);
});

import { expect, test } from 'vitest';
import { readingMinutes } from '../../../../pipeline/emit/around/reading-minutes.ts';

test.each([
  ['', 1],
  ['word '.repeat(219), 1],
  ['word '.repeat(440), 2],
  ['well-known don’t '.repeat(220), 2],
  ['語'.repeat(1500), 3],
  [`${'word '.repeat(220)}${'語'.repeat(500)}`, 2],
])('%j is read in so many minutes [MP-5]', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});

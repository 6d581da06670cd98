import { expect, test } from 'vitest';
import { shortPath, shortText } from '../../pipeline/short-text.ts';

test('what a person can read stays as it is', () => {
  expect(shortText('')).toBe('');
  expect(shortText('x'.repeat(2000))).toBe('x'.repeat(2000));
});

test('what is longer is cut, and never through a character', () => {
  expect(shortText('x'.repeat(2001))).toBe(`${'x'.repeat(2000)}…`);
  expect(shortText(`${'x'.repeat(1999)}😀😀`)).toBe(`${'x'.repeat(1999)}…`);
});

test('the same holds for the names on the way to a field', () => {
  expect(shortPath(['sections', 2, 'x'.repeat(3000)])).toEqual(['sections', 2, `${'x'.repeat(2000)}…`]);
});

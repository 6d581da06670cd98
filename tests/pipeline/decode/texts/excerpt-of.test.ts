import { expect, test } from 'vitest';
import { excerptOf } from '../../../../pipeline/decode/texts/excerpt-of.ts';

test('a run stands between what is before and after it, on one line', () => {
  expect(excerptOf('a\n\tb!c\r\nd', 4, 5)).toEqual({ before: 'a b', bad: '!', after: 'c d' });
});

test('of a long text only the neighbours are shown, and no half of a character', () => {
  const { before, bad, after } = excerptOf(`x${'💶'.repeat(40)}!${'💶'.repeat(40)}`, 81, 82);
  expect([before, bad, after]).toEqual([`…${'💶'.repeat(19)}`, '!', `${'💶'.repeat(19)}…`]);
  const odd = excerptOf(`${'💶'.repeat(40)}a!a${'💶'.repeat(40)}`, 81, 82);
  expect([odd.before, odd.after]).toEqual([`…${'💶'.repeat(18)}a`, `a${'💶'.repeat(18)}…`]);
});

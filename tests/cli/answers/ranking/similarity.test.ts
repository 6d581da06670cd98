import { expect, test } from 'vitest';
import { inTitle, isNamed } from '../../../../cli/answers/ranking/similarity.ts';

const page = { title: 'Take a payment', above: [] };

test('a page is named where its title stands in a question as it is written', () => {
  expect(isNamed(page, 'How do I take a payment?')).toBe(true);
  expect(isNamed(page, 'TAKE A PAYMENT')).toBe(true);
  expect(isNamed(page, 'How do I take payments?')).toBe(false);
});

test('a title of one word is none, and neither is a heading within a page', () => {
  expect(isNamed({ title: 'Payments', above: [] }, 'Which payments are there?')).toBe(false);
  expect(isNamed({ ...page, above: ['Money'] }, 'How do I take a payment?')).toBe(false);
});

const coverage = (words: readonly string[]) => (words.includes('refund') ? 1 : 0);

test('a heading that says little but what is asked has most of it', () => {
  expect(inTitle({ title: 'Refund' }, coverage)).toBe(1);
  expect(inTitle({ title: 'Refund or credit' }, coverage)).toBeCloseTo(1 / 3);
  expect(inTitle({ title: 'Credit' }, coverage)).toBe(0);
});

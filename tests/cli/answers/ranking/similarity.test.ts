import { expect, test } from 'vitest';
import { isNamed } from '../../../../cli/answers/ranking/similarity.ts';
import { english } from '../english.ts';

const page = { title: 'Take a payment', above: [] };

test('a page is named where its title stands in a question as it is written', () => {
  expect(isNamed(page, 'How do I take a payment?', english)).toBe(true);
  expect(isNamed(page, 'TAKE A PAYMENT', english)).toBe(true);
  expect(isNamed(page, 'How do I take payments?', english)).toBe(false);
});

test('a title of one word is none, and neither is a heading within a page', () => {
  expect(isNamed({ title: 'Payments', above: [] }, 'Which payments are there?', english)).toBe(false);
  expect(isNamed({ ...page, above: ['Money'] }, 'How do I take a payment?', english)).toBe(false);
});

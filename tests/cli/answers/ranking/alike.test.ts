import { expect, test } from 'vitest';
import { openAlike } from '../../../../cli/answers/ranking/alike.ts';
import { english } from '../english.ts';

/** A question about refunds, in articles where `app` is on every page. */
const alike = openAlike({
  question: 'How long do refunds take?',
  asked: english
    .subjectWords('refunds')
    .map((word) => ({ queryTerm: { word, weight: 1, expansions: [] }, weight: 1, isAside: false })),
  similarities: (words) => [words.includes('refund') ? 0.9 : 0],
  language: english,
  rarityOf: (word) => (word === 'app' ? 0 : 1),
});

test('a heading is alike in its subject if it has what is asked, and little else', () => {
  expect(alike('Refund').subject).toBeCloseTo(0.9 * 0.9);
  expect(alike('Refund or credit').subject).toBeCloseTo(0.9 * 0.45);
  expect(alike('Credit').subject).toBe(0);
});

test('a word that is everywhere does not count against it', () => {
  expect(alike('Refund in the app').subject).toBeCloseTo(alike('Refund').subject);
});

test('it is alike in its form if it asks in the same words, in any of their forms', () => {
  expect(alike('How long does a refund take?').form).toBeGreaterThan(alike('How do I refund?').form);
  expect(alike('How long do refunds take?').form).toBe(1);
});

import { expect, test } from 'vitest';
import { fitsGuide, isNeedlessProblem } from '../../../../cli/answers/ranking/kind-of-page.ts';

const howTo = { types: ['kbHowTo'] };
const problem = { types: ['articleProblemSolution'] };

test.each(['How do I take a payment?', 'how to take a payment', 'On a phone, how can I pay?'])(
  'a guide fits "%s"',
  (question) => {
    expect(fitsGuide(howTo, question)).toBe(true);
    expect(fitsGuide(problem, question)).toBe(false);
  },
);

test.each(['How much is a payment?', 'What is a payment?', 'who takes payments'])(
  'a guide fits "%s" no more than others',
  (question) => {
    expect(fitsGuide(howTo, question)).toBe(false);
  },
);

test('a page about a problem is needless where a question mentions none', () => {
  expect(isNeedlessProblem(problem, 'How do I take a payment?')).toBe(true);
  expect(isNeedlessProblem(howTo, 'How do I take a payment?')).toBe(false);
});

test.each(['The card was declined', "I can't sign in", 'I can’t sign in', 'why is it gone', 'it fails'])(
  '"%s" tells of a problem',
  (question) => {
    expect(isNeedlessProblem(problem, question)).toBe(false);
  },
);

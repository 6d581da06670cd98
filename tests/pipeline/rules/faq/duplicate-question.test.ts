import { expect, test } from 'vitest';
import { entry, findingsOf, text } from '../../builders.ts';
import { entryLink } from '../../documents.ts';

const answer = text('By card.');
const question = (id: string, words: string) => entry('kbFaqQuestion', id, { question: words, answer });
const faq = (id: string, ...questions: string[]) => [
  entry('kbFaq', id, { title: `FAQ ${id}`, categorizedQuestions: [entryLink(`${id}Part`)] }),
  entry('cKbFaqCategoryQuestion', `${id}Part`, {
    heading: 'Billing',
    questions: questions.map((each) => entryLink(each)),
  }),
];

test('the second of two questions with the same words is a warning', () => {
  expect(
    findingsOf([...faq('faq', 'b', 'a'), question('a', 'How do I pay?'), question('b', 'How do I pay?')]),
  ).toEqual([
    {
      rule: 'faq/duplicate-question',
      entry: 'a',
      field: 'question',
      message: 'The page asks "How do I pay?" twice: the entry b asks it before this one.',
    },
  ]);
});

test.each([
  ['how do i PAY', 'case and punctuation'],
  ['  How  do I pay ?', 'blanks'],
  ['How do I pay\u00a0?!', 'a no-break space'],
])('%j asks the same: %s does not count', (words) => {
  const found = findingsOf([...faq('faq', 'a', 'b'), question('a', 'How do I pay?'), question('b', words)]);
  expect(found.map(({ rule, entry: id }) => [rule, id])).toEqual([['faq/duplicate-question', 'b']]);
});

test('composed and decomposed letters are the same', () => {
  const found = findingsOf([
    ...faq('faq', 'a', 'b'),
    question('a', 'Where is the caf\u00e9?'),
    question('b', 'Where is the cafe\u0301?'),
  ]);
  expect(found.map(({ rule }) => rule)).toEqual(['faq/duplicate-question']);
});

test('two pages that show the same pair are reported once', () => {
  const pair = [question('a', 'How do I pay?'), question('b', 'How do I pay?')];
  const found = findingsOf([...faq('one', 'a', 'b'), ...faq('two', 'a', 'b'), ...pair]);
  expect(found.map(({ rule, entry: id }) => [rule, id])).toEqual([['faq/duplicate-question', 'b']]);
});

test('other words, other pages and the same entry are no findings', () => {
  const [a, b] = [question('a', 'How do I pay?'), question('b', 'How do I get paid?')];
  expect(findingsOf([...faq('faq', 'a', 'b'), a, b])).toEqual([]);
  const same = question('b', 'How do I pay?');
  expect(findingsOf([...faq('one', 'a'), ...faq('two', 'b'), a, same])).toEqual([]);
});

test('a question of nothing but punctuation, or of 250,000 signs, is no trouble', () => {
  const long = `${'?!. '.repeat(60_000)}a`;
  const entries = [...faq('faq', 'a', 'b', 'c', 'd'), question('a', '???'), question('b', '??')];
  const found = findingsOf([...entries, question('c', long), question('d', long)]);
  expect(found.filter(({ rule }) => rule === 'faq/duplicate-question').map(({ entry: id }) => id)).toEqual([
    'd',
  ]);
});

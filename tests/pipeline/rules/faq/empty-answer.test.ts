import { expect, test } from 'vitest';
import { entry, findingsOf, text } from '../../builders.ts';
import { doc, embedded, entryLink, p } from '../../documents.ts';

const page = [
  entry('kbFaq', 'faq', { title: 'FAQ', categorizedQuestions: [entryLink('billing')] }),
  entry('cKbFaqCategoryQuestion', 'billing', { heading: 'Billing', questions: [entryLink('pay')] }),
];
const box = entry('spotlightBox', 'box', { name: 'Note', description: text('By card.') });
const question = (values: Readonly<Record<string, unknown>>) => [
  ...page,
  entry('kbFaqQuestion', 'pay', { question: 'How do I pay?', ...values }),
];

test.each([
  ['no answer', {}],
  ['an empty document', { answer: doc() }],
  ['paragraphs of blanks', { answer: doc(p(' '), p('\u00a0')) }],
])('a question with %s is a warning', (_what, values) => {
  expect(findingsOf(question(values))).toEqual([
    {
      rule: 'faq/empty-answer',
      entry: 'pay',
      field: 'answer',
      message: 'The question has no answer that readers see.',
    },
  ]);
});

test.each([
  ['words', { answer: text('By card.') }],
  ['a picture or another entry', { answer: doc(embedded('box')) }],
  ['a spotlight box', { spotlightBox: entryLink('box') }],
])('one that is answered by %s is no finding', (_what, values) => {
  expect(findingsOf([box, ...question(values)]).filter(({ rule }) => rule === 'faq/empty-answer')).toEqual(
    [],
  );
});

import { expect, test } from 'vitest';
import { documentsOf, searchDocuments } from '../../../pipeline/emit/search-documents.ts';
import { built, doc, embedded, entryLink, h, p, rawEntry, words } from '../documents.ts';

const bundle = built([
  rawEntry('kbFaq', 'faq', {
    title: 'Dispatch FAQ',
    url: 'dispatch',
    description: doc(p('Short answers.')),
    categorizedQuestions: [entryLink('category')],
  }),
  rawEntry('cKbFaqCategoryQuestion', 'category', { heading: 'Board', questions: [entryLink('undo')] }),
  rawEntry('kbFaqQuestion', 'undo', {
    question: 'How do I undo?',
    anchor: 'undo it',
    answer: doc(p('Press Z.')),
  }),
  rawEntry('kbHowTo', 'hidden', { title: 'Hidden', noIndex: true }),
]);

const { searchDocuments: documents } = bundle;
const faq = bundle.article('faq');

test('an article brings its title, its headings and all of its words', () => {
  expect(documents[0]).toEqual({
    id: 'faq',
    title: 'Dispatch FAQ',
    headings: 'Board\nHow do I undo?',
    text: 'Short answers. Board · How do I undo? Press Z.',
    url: '/faq/dispatch',
    type: 'kbFaq',
    source: 'KBContentful',
    updatedAt: faq.updatedAt,
    abstract: 'Short answers. Board · How do I undo? Press Z.',
  });
});

test('what a description says counts as a heading does, but for the beginning of the text [SR-6]', () => {
  const [page] = built([
    rawEntry('kbHowTo', 'move', {
      title: 'Assign jobs',
      metaDescription: 'Move a visit to another crew.',
      introduction: doc(h(2, 'On the board'), p('Drag it.')),
    }),
  ]).searchDocuments;
  expect(page?.headings).toBe('Move a visit to another crew.\nOn the board');
});

test('an excerpt tells headings from sentences, and code is found without being shown [SR-6]', () => {
  const howTo = built([
    rawEntry('kbHowTo', 'send', {
      title: 'Send invoices',
      introduction: doc(
        p('Open the list'),
        h(2, 'Send the invoice'),
        p('To send many, select them.'),
        p(words('{\n"batch": true }', 'code')),
        embedded('batch'),
        h(2, 'After that'),
      ),
    }),
    rawEntry('codeBlock', 'batch', { name: 'Batch', language: 'JSON', code: '{ "size": 200 }' }),
  ]);
  const text = 'Open the list · Send the invoice · To send many, select them. After that';
  expect(howTo.searchDocuments[0]).toMatchObject({
    text,
    abstract: text,
    code: '{ "batch": true } { "size": 200 }',
  });
  expect(howTo.article('send').head.description).toBe(text);
});

test('a question of an FAQ is a document of its own, which leads to its anchor', () => {
  const anchor = faq.contents[0]?.content[0]?.id ?? '';
  expect(documents.slice(1)).toEqual([
    {
      id: 'undo',
      title: 'How do I undo?',
      headings: '',
      text: 'Press Z.',
      url: `${faq.url}#${encodeURIComponent(anchor)}`,
      type: 'kbFaqQuestion',
      source: 'KBContentful',
      updatedAt: faq.updatedAt,
      abstract: 'Press Z.',
    },
  ]);
});

test('documents of other systems come after them, without one that has the id of an article', () => {
  const course = {
    id: 'course',
    title: 'Dispatching',
    url: 'https://academy.example/dispatching',
    abstract: 'For new dispatchers.',
    text: 'Two hours.',
    source: 'Absorb',
    productArea: 'Dispatch',
  };
  const found = documentsOf(faq, { source: 'KBContentful', area: undefined });
  const all = searchDocuments(found, [course, { ...course, id: 'faq' }]);
  expect(all.map(({ id }) => id)).toEqual(['faq', 'undo', 'course']);
  expect(all.at(-1)).toEqual({ ...course, headings: '', text: 'For new dispatchers. Two hours.' });
});

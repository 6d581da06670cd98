// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { node, richText } from '../../builders.ts';
import { outlineOf, renderNode, wordsOf } from '../render-node.tsx';

const question = (id: string, level: number) =>
  node(
    'kbFaqQuestion',
    { question: `Why ${id}?`, answer: richText(`Because ${id}.`) },
    { id, anchor: id, level },
  );
const category = (fields: Parameters<typeof node<'cKbFaqCategoryQuestion'>>[1], id: string) =>
  node('cKbFaqCategoryQuestion', fields, { id, anchor: id, level: 2 });
const none = { heading: 'Hidden', uncategorized: true };

const faq = node('kbFaq', {
  title: 'Dispatch FAQ',
  description: richText('Short answers.'),
  globalSpotlightBoxes: [node('spotlightBox', { description: richText('New here?') })],
  thingsToKnow: richText('Times are local.'),
  categorizedQuestions: [
    category({ heading: 'The board', questions: [question('jobs', 3), question('print', 3)] }, 'board'),
    node('cKbFaqCategoryQuestion', { ...none, questions: [question('ideas', 2)] }, { id: 'none' }),
  ],
});

test('questions stand under their category, and a category that is none has no heading [AR-8]', () => {
  expect(outlineOf(renderNode(faq))).toEqual([
    'h2#things-to-know Things to know',
    'h2#board The board',
    'h3#jobs Why jobs?',
    'h3#print Why print?',
    'h2#ideas Why ideas?',
  ]);
});

test('a category that is none has the heading of other questions where the build gives it a level [AR-8]', () => {
  const page = node('kbFaq', { categorizedQuestions: [category({ ...none, questions: [] }, 'others')] });
  expect(outlineOf(renderNode(page))).toEqual(['h2#others Other questions']);
});

test('a question is a heading in the summary of a closed part, with the answer in it [AR-8]', () => {
  const page = renderNode(faq);
  expect(wordsOf(page, 'details:not([open]) > summary > :is(h2, h3)')).toEqual([
    'Why jobs?',
    'Why print?',
    'Why ideas?',
  ]);
  expect(wordsOf(page, 'details p')).toEqual(['Because jobs.', 'Because print.', 'Because ideas.']);
});

test('nothing else in a summary can be pressed [AR-8]', () => {
  expect(wordsOf(renderNode(faq), 'summary :is(a, button, input)')).toEqual([]);
});

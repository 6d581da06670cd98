import { expect, test } from 'vitest';
import { entry, findingsOf, howTo } from '../../builders.ts';
import { doc, embedded, entryLink, h, p } from '../../documents.ts';

const message = (title: string) => `The heading "${title}" repeats the title above the text.`;

test('a heading that repeats the title of its article is a note', () => {
  const board = howTo('board', 'Dispatch board', {
    introduction: doc(h(1, 'Dispatch  Board'), p('Jobs by day.')),
  });
  expect(findingsOf([board])).toEqual([
    {
      rule: 'headings/title-in-body',
      entry: 'board',
      field: 'introduction',
      message: message('Dispatch  Board'),
    },
  ]);
});

test('a heading that repeats the heading of its section is a note', () => {
  const board = howTo('board', 'Dispatch board', { howToSections: [entryLink('assign')] });
  const assign = entry('kbHowToSection', 'assign', {
    heading: 'Assign a job',
    content: doc(h(2, 'Assign a job')),
  });
  expect(findingsOf([board, assign])).toEqual([
    { rule: 'headings/title-in-body', entry: 'assign', field: 'content', message: message('Assign a job') },
  ]);
});

test('other headings, and the name of a snippet that only editors see, are no findings', () => {
  const board = howTo('board', 'Dispatch board', { introduction: doc(h(2, 'Dispatch'), embedded('tip')) });
  const tip = entry('contentSnippet', 'tip', { name: 'Tip', content: doc(h(2, 'Tip'), p('Zoom out.')) });
  expect(findingsOf([board, tip])).toEqual([]);
});

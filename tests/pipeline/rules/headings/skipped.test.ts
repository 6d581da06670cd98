import { expect, test } from 'vitest';
import { findingsOf, howTo } from '../../builders.ts';
import { doc, h, p } from '../../documents.ts';

const board = (...blocks: readonly unknown[]) =>
  howTo('board', 'Dispatch board', { introduction: doc(...blocks) });

test('a heading that skips a level is a note', () => {
  expect(findingsOf([board(h(2, 'Jobs'), p('Drag a job.'), h(4, 'By hand'))])).toEqual([
    {
      rule: 'headings/skipped',
      entry: 'board',
      field: 'introduction',
      message: 'The heading "By hand" is a heading 4 right after a heading 2: a level is skipped.',
    },
  ]);
});

test('one level down, any number of levels up, and a text that starts at any level are no findings', () => {
  expect(findingsOf([board(h(3, 'Jobs'), h(4, 'By hand'), h(5, 'Drag'), h(3, 'Crews'))])).toEqual([]);
});

test('an empty heading is not shown, and does not count', () => {
  const found = findingsOf([board(h(2, 'Jobs'), h(4, ' '), h(3, 'By hand'))]);
  expect(found.map(({ rule }) => rule)).toEqual(['headings/empty']);
});

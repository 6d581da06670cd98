import { expect, test } from 'vitest';
import { findingsOf, howTo } from '../../builders.ts';
import { doc, p, words } from '../../documents.ts';

const board = (...blocks: readonly unknown[]) =>
  howTo('board', 'Dispatch board', { introduction: doc(...blocks) });

test('a mark that Contentful does not define is a warning [PL-2]', () => {
  expect(findingsOf([board(p('Drag a ', words('job', 'blink'), '.'))])).toEqual([
    {
      rule: 'rich-text/unknown-mark',
      entry: 'board',
      field: 'introduction',
      message: 'The mark "blink" is not one that Contentful defines; the text is shown without it.',
    },
  ]);
});

test.each(['bold', 'italic', 'underline', 'code', 'superscript', 'subscript', 'strikethrough'])(
  'the mark %s is no finding',
  (mark) => {
    expect(findingsOf([board(p(words('job', mark)))])).toEqual([]);
  },
);

import { expect, test } from 'vitest';
import { findingsOf, howTo } from '../../builders.ts';
import { doc, li, p, ul } from '../../documents.ts';

const board = (...blocks: readonly unknown[]) =>
  howTo('board', 'Dispatch board', { introduction: doc(...blocks) });

const nested = (levels: number): object => (levels === 0 ? p('Drag a job.') : ul(li(nested(levels - 1))));

test('a text that is nested deeper than a page can show is one error [PL-2]', () => {
  expect(findingsOf([board(nested(60))])).toEqual([
    {
      rule: 'rich-text/too-deep',
      entry: 'board',
      field: 'introduction',
      message: 'The text is nested more than 100 levels deep; deeper text is shown without its structure.',
    },
  ]);
});

test('lists in lists are no finding', () => {
  expect(findingsOf([board(nested(40))])).toEqual([]);
});

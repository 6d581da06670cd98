import { expect, test } from 'vitest';
import { findingsOf, howTo } from '../../builders.ts';

test('a slug with upper-case letters is a warning, with the slug in lower case [RT-2]', () => {
  expect(findingsOf([howTo('board', 'Dispatch board', { url: 'Dispatch-Board' })])).toEqual([
    {
      rule: 'slugs/upper-case',
      entry: 'board',
      field: 'url',
      message:
        'The slug "Dispatch-Board" has upper-case letters: readers who type the address in lower case do not find the page.',
      suggestion: 'dispatch-board',
    },
  ]);
});

test('a slug in lower case, an id instead of a slug, and a slug that is refused anyway are no findings', () => {
  expect(findingsOf([howTo('a', 'A', { url: 'board-7' }), howTo('dispatchBoard', 'B')])).toEqual([]);
  const refused = findingsOf([
    howTo('a', 'A', { url: 'board' }),
    howTo('b', 'B', { url: 'Board' }),
    howTo('c', 'C', { url: 'A/B' }),
  ]);
  expect(refused.map(({ rule, entry }) => [rule, entry])).toEqual([
    ['slugs/duplicate', 'b'],
    ['slugs/unusable', 'c'],
  ]);
});

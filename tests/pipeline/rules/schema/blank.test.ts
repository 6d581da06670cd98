import { expect, test } from 'vitest';
import { findingsOf, howTo } from '../../builders.ts';

test.each([' ', '\n\t', '\u00a0'])('a required field that holds %j is an error [PL-2]', (title) => {
  expect(findingsOf([howTo('board', title)])).toEqual([
    {
      rule: 'schema/blank',
      entry: 'board',
      field: 'title',
      message: 'The required field holds nothing but white space.',
    },
  ]);
});

test('an optional field may be blank', () => {
  expect(findingsOf([howTo('board', 'Dispatch board', { metaDescription: ' ' })])).toEqual([]);
});

import { expect, test } from 'vitest';
import { findingsOf, howTo } from '../../builders.ts';

const board = (url: string) => howTo('id', 'Dispatch board', { url });

test.each([
  ['..', 'it names another folder'],
  ['a/b', 'it holds a slash'],
  ['a\\b', 'it holds a slash'],
  ['a\u0000b', 'it holds a control character'],
  ['a?b', 'it holds ?, # or %, which mean something else in an address'],
  [' board', 'it starts or ends with a space'],
  ['a'.repeat(201), 'it is 201 bytes long, more than 200'],
])('the slug %j is an error [RT-2]', (slug, fault) => {
  expect(findingsOf([board(slug)])).toEqual([
    {
      rule: 'slugs/unusable',
      entry: 'id',
      field: 'url',
      message: `The slug "${slug}" cannot be used: ${fault}.`,
    },
  ]);
});

test.each(['dispatch-board', 'Café', '7', 'a'.repeat(200)])('the slug %j is no finding', (slug) => {
  expect(findingsOf([board(slug)])).toEqual([]);
});

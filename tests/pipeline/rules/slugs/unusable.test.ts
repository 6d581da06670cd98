import { expect, test } from 'vitest';
import { entry, findingsOf, howTo } from '../../builders.ts';

const board = (url: string) => howTo('id', 'Dispatch board', { url });

test.each([
  ['..', 'it names another folder'],
  ['a/b', 'it holds a slash'],
  ['a\\b', 'it holds a slash'],
  ['a\u0000b', 'it holds a control character'],
  ['a?b', 'it holds ?, # or %, which mean something else in an address'],
  [' board', 'it starts or ends with a space'],
  ['index.html', 'it is the name of the file of every page'],
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

test('a slug that is too long is an error, and is shortened in the message', () => {
  const [found] = findingsOf([board('é'.repeat(101))]);
  expect(found?.message).toBe(
    `The slug "${'é'.repeat(60)}…" cannot be used: it is 202 bytes long, more than 200.`,
  );
});

test('a product area cannot have the address of the page that gathers what is Pro', () => {
  expect(findingsOf([entry('productArea', 'area', { title: 'Pro', url: 'Pro' })])).toEqual([
    {
      rule: 'slugs/unusable',
      entry: 'area',
      field: 'url',
      message:
        'The slug "Pro" cannot be used: /product-capabilities/pro is the page that gathers what is Pro.',
    },
  ]);
});

test.each(['dispatch-board', 'café', '7', 'a'.repeat(200)])('the slug %j is no finding', (slug) => {
  expect(findingsOf([board(slug)])).toEqual([]);
});

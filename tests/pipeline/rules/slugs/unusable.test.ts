import { expect, test } from 'vitest';
import { entry, findingsOf, howTo } from '../../builders.ts';

const board = (url: string) => howTo('id', 'Dispatch board', { url });

test.each([
  ['..', 'it names another folder', 'dispatch-board'],
  ['.htaccess', 'it starts with a full stop, and hosts serve no such name', 'htaccess'],
  ['a/b', 'it holds a slash', 'a-b'],
  ['a\\b', 'it holds a slash', 'a-b'],
  ['a\u0000b', 'it holds a control character', 'ab'],
  ['a?b', 'it holds ?, # or %, which mean something else in an address', 'a-b'],
  [' board', 'it starts or ends with a space', 'board'],
  ['index.html', 'it is the name of the file of every page', 'index'],
])('the slug %j is an error, with the slug to use [RT-2] [ED-8]', (slug, fault, suggestion) => {
  expect(findingsOf([board(slug)])).toEqual([
    {
      rule: 'slugs/unusable',
      entry: 'id',
      field: 'url',
      message: `The slug "${slug}" cannot be used: ${fault}.`,
      suggestion,
    },
  ]);
});

test('a slug that is too long is an error, and is shortened in the message', () => {
  const [found] = findingsOf([board('é'.repeat(101))]);
  expect(found?.message).toBe(
    `The slug "${'é'.repeat(60)}…" cannot be used: it is 202 bytes long, more than 200.`,
  );
});

test('a product area cannot have the address of the page of the edition that costs more', () => {
  expect(findingsOf([entry('productArea', 'area', { title: 'Pro', url: 'Pro' })])).toEqual([
    {
      rule: 'slugs/unusable',
      entry: 'area',
      field: 'url',
      message:
        'The slug "Pro" cannot be used: /product-capabilities/pro is the page of the edition that costs more.',
      suggestion: 'pro-plan',
    },
  ]);
});

test('a release note cannot have the address of the feed of release notes', () => {
  const [found] = findingsOf([entry('kbReleaseNotes', 'fall', { title: 'Fall', url: 'feed.xml' })]);
  expect([found?.message, found?.suggestion]).toEqual([
    'The slug "feed.xml" cannot be used: /release-notes/feed.xml is the feed of the release notes.',
    'feed',
  ]);
});

test.each(['dispatch-board', 'café', '7', 'a'.repeat(200)])('the slug %j is no finding', (slug) => {
  expect(findingsOf([board(slug)])).toEqual([]);
});

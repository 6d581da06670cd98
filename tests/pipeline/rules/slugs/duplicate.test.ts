import { expect, test } from 'vitest';
import { entry, findingsOf, howTo } from '../../builders.ts';

test.each([
  ['board', 'The address /how-to/board belongs to "Dispatch board" (entry a) already.'],
  [
    'BOARD',
    'The address /how-to/BOARD is too close to /how-to/board, which belongs to "Dispatch board" (entry a): only upper and lower case differ.',
  ],
])('the slug %j of a second entry is an error at that entry [RT-2]', (url, message) => {
  expect(
    findingsOf([howTo('a', 'Dispatch board', { url: 'board' }), howTo('b', 'The board', { url })]),
  ).toEqual([{ rule: 'slugs/duplicate', entry: 'b', field: 'url', message }]);
});

test('the same letters in another composition are the same slug', () => {
  const found = findingsOf([
    howTo('a', 'Café', { url: 'caf\u00e9' }),
    howTo('b', 'Cafe', { url: 'cafe\u0301' }),
  ]);
  expect(found).toEqual([
    {
      rule: 'slugs/duplicate',
      entry: 'b',
      field: 'url',
      message: 'The address /how-to/caf%C3%A9 belongs to "Café" (entry a) already.',
    },
  ]);
});

test('letters that differ by case are the same beyond ASCII too', () => {
  const found = findingsOf([howTo('a', 'Café', { url: 'café' }), howTo('b', 'Cafe', { url: 'CAFÉ' })]);
  expect(found.map(({ rule, entry: at }) => [rule, at])).toEqual([['slugs/duplicate', 'b']]);
});

test('the same slug under another prefix is no finding', () => {
  expect(
    findingsOf([
      howTo('a', 'Dispatch board', { url: 'board' }),
      entry('kbFaq', 'b', { title: 'Board', url: 'board' }),
    ]),
  ).toEqual([]);
});

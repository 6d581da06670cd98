import { expect, test } from 'vitest';
import { entry, findingsOf, howTo } from '../../builders.ts';
import { linked } from '../../documents.ts';

test.each([
  ['board', 'The address /how-to/board belongs to "Dispatch board" (entry a) already.'],
  [
    'BOARD',
    'The address /how-to/BOARD is too close to /how-to/board, which belongs to "Dispatch board" (entry a): only upper and lower case differ.',
  ],
])('the slug %j of a second entry is an error at that entry [RT-2]', (url, message) => {
  expect(
    findingsOf([howTo('a', 'Dispatch board', { url: 'board' }), howTo('b', 'The board', { url })]),
  ).toEqual([{ rule: 'slugs/duplicate', entry: 'b', field: 'url', message, suggestion: 'the-board' }]);
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
      suggestion: 'cafe',
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

test.each<[string, Readonly<Record<string, unknown>>, string]>([
  ['a title that is missing', { title: undefined }, 'schema/missing-field'],
  ['a title that is no text', { title: 7 }, 'schema/wrong-type'],
])('%s hides no duplicate slug, and the sound entry keeps the address', (_what, values, first) => {
  const unsound = howTo('a', '', { url: 'board', ...values });
  const { graph } = linked([unsound, howTo('b', 'The board', { url: 'Board' })]);
  expect([...graph.urls]).toEqual([['b', '/how-to/Board']]);
  const found = findingsOf([unsound, howTo('b', 'The board', { url: 'Board' })]);
  expect(found).toContainEqual({
    rule: 'slugs/duplicate',
    entry: 'a',
    field: 'url',
    message:
      'The address /how-to/board is too close to /how-to/Board, which belongs to "The board" (entry b): only upper and lower case differ.',
  });
  expect(found.map(({ rule }) => rule)).toContain(first);
});

test('two entries without titles and with one slug are reported at once', () => {
  const found = findingsOf([howTo('a', '', { url: 'board' }), howTo('b', '', { url: 'board' })]);
  expect(found.filter(({ rule }) => rule === 'slugs/duplicate').map(({ entry: at }) => at)).toEqual(['b']);
});

test("an entry without a title whose slug is its id stands in nobody's way, and neither does a draft", () => {
  const found = findingsOf([
    howTo('a', '', {}),
    howTo('b', 'Board', { url: 'b' }),
    howTo('c', '', { url: 'b' }, 'draft'),
  ]);
  expect(found.filter(({ rule }) => rule === 'slugs/duplicate')).toEqual([]);
});

import { expect, test } from 'vitest';
import { findingsOf, howTo } from '../../builders.ts';

const board = (url: string) => findingsOf([howTo('board', 'Dispatch board', { url })]);

test.each([
  ['a Cyrillic letter in a Latin word', 'disp\u0430tch', '\u0430', 'U+0430', 'a', 'dispatch'],
  ['a Cyrillic word among Latin ones', 'add-\u0430-job', '\u0430', 'U+0430', 'a', 'add-a-job'],
  ['a Greek letter in a Latin word', 'j\u03bfbs', '\u03bf', 'U+03BF', 'o', 'jobs'],
  ['a full-width letter', '\uff4aobs', '\uff4a', 'U+FF4A', 'j', 'jobs'],
  ['a mathematical letter', '\u{1d4f3}obs', '\u{1d4f3}', 'U+1D4F3', 'j', 'jobs'],
])('%s is a warning, with the plain spelling [RT-2]', (_name, slug, character, code, like, suggestion) => {
  expect(board(slug)).toEqual([
    {
      rule: 'slugs/lookalike',
      entry: 'board',
      field: 'url',
      message: `The slug "${slug}" holds "${character}" (${code}), which only looks like "${like}": readers who type the address do not find the page.`,
      suggestion,
    },
  ]);
});

test.each([
  ['a Cyrillic', 'J\u041ebs'],
  ['a Greek', 'J\u039fbs'],
])('%s capital in a Latin word is found, and the plain spelling is in lower case [RT-2]', (_name, slug) => {
  const found = { rule: 'slugs/lookalike', suggestion: 'jobs' };
  expect(board(slug)).toContainEqual(expect.objectContaining(found));
});

test('a wide slash is no way out: what is suggested can be used', () => {
  expect(board('jobs\uff0fnew').map(({ rule, suggestion }) => [rule, suggestion])).toEqual([
    ['slugs/lookalike', 'jobs-new'],
  ]);
});

test.each([
  ['Latin with accents', 'caf\u00e9-\u00fcber-\u0142\u00f3d\u017a'],
  ['Russian', '\u0441\u043e\u0441\u043d\u0430'],
  ['Russian beside Latin', 'api-\u0434\u043b\u044f-\u0441\u0430\u0439\u0442\u0430'],
  ['a Greek letter by itself', '\u03b1-release'],
  ['Japanese beside Latin', 'vanbase\u306e\u4f7f\u3044\u65b9'],
])('%s is no finding', (_name, slug) => {
  expect(board(slug)).toEqual([]);
});

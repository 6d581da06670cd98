import { expect, test } from 'vitest';
import { findingsOf, howTo } from '../../builders.ts';

const board = (url: string) => findingsOf([howTo('board', 'Dispatch board', { url })]);

test.each([
  ['a space', 'add a job', 'a space', 'add-a-job'],
  ['a no-break space', 'add\u00a0a job', 'a character that is not seen, U+00A0 (no character)', 'add-a-job'],
  [
    'a zero width space',
    'dis\u200bpatch',
    'a character that is not seen, U+200B ZERO WIDTH SPACE',
    'dispatch',
  ],
  [
    'a mark of direction',
    '\u202edispatch',
    'a character that is not seen, U+202E RIGHT-TO-LEFT OVERRIDE',
    'dispatch',
  ],
  ['a soft hyphen', 'dis\u00adpatch', 'a character that is not seen, U+00AD SOFT HYPHEN', 'dispatch'],
])('%s in a slug is a warning, with the slug to use [ED-8]', (_name, slug, words, suggestion) => {
  expect(board(slug)).toEqual([
    {
      rule: 'slugs/odd-characters',
      entry: 'board',
      field: 'url',
      message: `The slug "${slug}" holds ${words}: readers who type the address as they see it do not find the page.`,
      suggestion,
    },
  ]);
});

test.each(['add-a-job', 'v1.2', 'a_b~c', 'über-uns', 'vanbaseの使い方'])('%s is no finding', (slug) => {
  expect(board(slug)).toEqual([]);
});

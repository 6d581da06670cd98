import { expect, test } from 'vitest';
import { diagnosticsOf, entry, findingsOf, howTo } from '../../builders.ts';
import { doc, embeddedAsset, embeddedInline, h, li, p, rawAsset, ul } from '../../documents.ts';

const board = (...blocks: readonly unknown[]) =>
  howTo('board', 'Dispatch board', { introduction: doc(...blocks) });

test('a heading without words is a note at its location', () => {
  const [found, ...others] = diagnosticsOf([board(p('Drag a job.'), p(''), h(3, '\u00a0'), p('More.'))]);
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    rule: 'headings/empty',
    severity: 'info',
    message: 'The heading 3 after "Drag a job." has no words: it is left out of the page.',
    field: ['introduction'],
    path: '/content/2',
  });
});

test.each([
  ['at the beginning of a text', board(h(2, ''), p('More.'))],
  ['in a list', board(ul(li(h(2, ''), p('More.'))))],
  ['with a character that takes no room', board(h(2, '\u200e'), p('\u05e9\u05dc\u05d5\u05dd'))],
])('an empty heading %s is found', (_where, item) => {
  expect(findingsOf([item]).map(({ rule, message }) => [rule, message])).toEqual([
    ['headings/empty', 'The heading 2 at the beginning has no words: it is left out of the page.'],
  ]);
});

test('Markdown is looked at', () => {
  const config = { contentTypes: { page: { as: 'kbHowTo', fields: { introduction: 'body' } } } };
  const found = findingsOf([entry('page', 'board', { title: 'Board', body: 'Words.\n\n##\n\nMore.' })], {
    config,
  });
  expect(found.map(({ rule, field }) => [rule, field])).toEqual([['headings/empty', 'body']]);
});

test('headings with words or an entry in them, and empty paragraphs, are no findings', () => {
  expect(
    findingsOf([
      board(h(2, 'Jobs'), p(''), h(3, embeddedInline('academy')), embeddedAsset('photo')),
      entry('externalLink', 'academy', { title: 'Academy', url: 'https://academy.example.com' }),
      rawAsset('photo'),
    ]),
  ).toEqual([]);
});

test('a heading that holds nothing but a block is found', () => {
  const items = [board(h(2, embeddedInline('code'))), entry('codeBlock', 'code', { code: 'SELECT 1' })];
  expect(findingsOf(items)).toEqual([
    {
      rule: 'headings/empty',
      entry: 'board',
      field: 'introduction',
      message:
        'The heading 2 has no words, only an embedded entry: the page shows the entry without a heading.',
    },
  ]);
});

import { expect, test } from 'vitest';
import { findingsOf, howTo, text } from '../../builders.ts';
import { hyperlink } from '../../documents.ts';

const board = howTo('board', 'Dispatch board');
const crews = (uri: string) =>
  howTo('crews', 'Plan crews', { introduction: text(hyperlink(uri, 'the board')) });

test('a link through a redirect is a warning that names its end [RD-3]', () => {
  expect(findingsOf([board, crews('/old#top')], { redirects: ['/old,/how-to/board'] })).toEqual([
    {
      rule: 'links/redirected',
      entry: 'crews',
      field: 'introduction',
      message: 'The link "the board" leads to /old, which is redirected to /how-to/board#top.',
      suggestion: '/how-to/board#top',
    },
  ]);
});

test('a rule that ignores case is found in any case [RD-1]', () => {
  const found = findingsOf([board, crews('/OLD')], { redirects: ['/old,/how-to/board'] });
  expect(found.map(({ rule, suggestion }) => [rule, suggestion])).toEqual([
    ['links/redirected', '/how-to/board'],
  ]);
});

test('a link to the page itself is no finding', () => {
  expect(findingsOf([board, crews('/how-to/board')], { redirects: ['/old,/how-to/board'] })).toEqual([]);
});

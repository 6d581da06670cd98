import { expect, test } from 'vitest';
import { findingsOf, howTo, text } from '../../builders.ts';
import { hyperlink } from '../../documents.ts';

const board = howTo('board', 'Dispatch board');
const crews = (uri: string) =>
  howTo('crews', 'Plan crews', { introduction: text(hyperlink(uri, 'the board')) });
const config = { siteUrl: 'https://help.example.com' };

test.each(['https://help.example.com/how-to/board?a=1#top', 'http://help.example.com/how-to/board?a=1#top'])(
  'the whole address %j of a page of this site is a warning',
  (uri) => {
    expect(findingsOf([board, crews(uri)], { config })).toEqual([
      {
        rule: 'links/absolute',
        entry: 'crews',
        field: 'introduction',
        message:
          'The link "the board" leads to /how-to/board of this site by a full address, which breaks in previews and when the site moves.',
        suggestion: '/how-to/board?a=1#top',
      },
    ]);
  },
);

test('the nearest page is suggested where there is none at the path', () => {
  const found = findingsOf([board, crews('https://help.example.com/articles/how-to/board')], { config });
  expect(found.find(({ rule }) => rule === 'links/absolute')?.suggestion).toBe('/how-to/board');
});

test('what stands outside the folder of the site is another site', () => {
  const inFolder = { ...config, basePath: '/help/' };
  expect(findingsOf([board, crews('https://help.example.com/blog')], { config: inFolder })).toEqual([]);
  expect(
    findingsOf([board, crews('https://help.example.com/help/how-to/board')], { config: inFolder }).map(
      ({ suggestion }) => suggestion,
    ),
  ).toEqual(['/how-to/board']);
});

test('a path, another site, and a site whose address is not configured are no findings', () => {
  expect(findingsOf([board, crews('/how-to/board')], { config })).toEqual([]);
  expect(findingsOf([board, crews('https://example.com/how-to/board')], { config })).toEqual([]);
  expect(findingsOf([board, crews('https://help.example.com/how-to/board')])).toEqual([]);
});

test('a page that is not there is broken whichever way it is written', () => {
  const found = findingsOf([board, crews('https://help.example.com/how-to/gone')], { config });
  expect(found.map(({ rule }) => rule)).toEqual(['links/broken-page', 'links/absolute']);
});

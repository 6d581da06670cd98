import { expect, test } from 'vitest';
import { indexTerms } from './index-terms.ts';
import { chosenQueries } from './make-collection.ts';

const pages = ['Hurl', 'Blur', 'Crop', 'Tile', 'Warp', 'Wind'].map((title) => ({
  id: title,
  title,
  text: '',
}));

test('a term that repeats a title, says nothing or leads to many pages is no question', () => {
  const everywhere = pages.map(({ id }) => ['filters', id] as const);
  const entries = [
    ['random noise', 'Hurl'],
    ['Random noise', 'Blur'],
    ['Filters Noise Hurl', 'Hurl'],
    ['crop', 'Tile'],
    ['8', 'Tile'],
    ['left out', 'glossary'],
    ...everywhere,
  ] as const;
  expect(indexTerms(entries, pages)).toEqual([
    ['random noise', 'Hurl'],
    ['random noise', 'Blur'],
  ]);
});

test('queries are chosen evenly, each with all pages that it leads to', () => {
  const asked = [
    ['d', '4'],
    ['a', '1'],
    ['c', '3'],
    ['b', '2'],
    ['b', '5'],
  ] as const;
  expect(chosenQueries(asked, 2)).toEqual([
    {
      text: 'b',
      grades: new Map([
        ['2', 1],
        ['5', 1],
      ]),
    },
    { text: 'd', grades: new Map([['4', 1]]) },
  ]);
  expect(chosenQueries(asked).map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd']);
});

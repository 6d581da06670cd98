import { expect, test } from 'vitest';
import { byTitle } from '../../../../pipeline/inspect/content/by-title.ts';

const titles = ['zebra', 'Zoom', 'Ähre', 'Apfel 10', 'apfel 9', 'Öl'];

test.each([
  ['de-DE', ['Ähre', 'apfel 9', 'Apfel 10', 'Öl', 'zebra', 'Zoom']],
  ['sv', ['apfel 9', 'Apfel 10', 'zebra', 'Zoom', 'Ähre', 'Öl']],
  ['de-north_west-1', ['Ähre', 'apfel 9', 'Apfel 10', 'Öl', 'zebra', 'Zoom']],
])('titles are in the order of %s, numbers by their value [ML-6]', (locale, inOrder) => {
  expect(titles.map((title) => ({ title })).toSorted(byTitle(locale))).toEqual(
    inOrder.map((title) => ({ title })),
  );
});

test('equal titles are in the order of their ids', () => {
  const two = [
    { id: 'b', title: 'Same' },
    { id: 'a', title: 'Same' },
  ];
  expect(two.toSorted(byTitle('en-US')).map(({ id }) => id)).toEqual(['a', 'b']);
});

// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { CategoryLinks } from '../../../../reader/ui/lists/category-links.tsx';
import { render, wordsOf } from '../../render.tsx';

const links = ['Brakes', 'Gears'].map((title) => ({
  id: title,
  title,
  url: `/articles/${title}`,
  isPro: false,
}));

const linksOf = (count: number) =>
  wordsOf(
    render(
      <CategoryLinks
        category={{ title: 'Parts', url: '/topics/parts', isPro: false, colours: [], links, count }}
      />,
    ),
    'a',
  );

test('a link leads to all pages of a category where there are more than the card has [MP-12]', () => {
  expect(linksOf(3)).toEqual(['Brakes', 'Gears', 'All 3 articles in Parts']);
  expect(linksOf(2)).toEqual(['Brakes', 'Gears']);
});

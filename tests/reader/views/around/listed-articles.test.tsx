// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { picture } from '../../builders.ts';
import { wordsOf } from '../render-node.tsx';
import { renderArticle } from '../../features/article/render-article.tsx';

const card = { id: 'b', type: 'article', title: 'Second', url: '/articles/b' };

test('a page lists its articles with date, description and picture, and its groups with their size [MP-5]', () => {
  const page = renderArticle({
    listed: {
      groups: [{ title: 'Shifts', url: '/topics/shifts', count: 1 }],
      articles: [
        { ...card, publishedOn: '2026-03-09', description: 'About it.', image: picture() },
        { ...card, id: 'c', title: 'Third', image: picture({ contentType: 'application/pdf' }) },
      ],
    },
  });
  expect(wordsOf(page, 'li')).toEqual(['Shifts 1 article', 'SecondMarch 9, 2026About it.', 'Third']);
  expect(wordsOf(page, 'h2 a')).toEqual(['Second', 'Third']);
  expect(page.querySelectorAll('img')).toHaveLength(1);
});

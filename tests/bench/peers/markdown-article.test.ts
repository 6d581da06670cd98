import { expect, test } from 'vitest';
import { markdownArticles } from './markdown-article.ts';

test('an article has all its sections, and links to the next one', () => {
  const articles = markdownArticles(3);
  expect(articles.map(({ name }) => name)).toEqual(['article-0', 'article-1', 'article-2']);
  expect(articles[2]?.text).toContain('[the next article](/how-to/article-0#part-1-of-article-0)');
  expect(articles[2]?.text.match(/^## /gmu)).toHaveLength(4);
});

// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { node } from '../../builders.ts';
import { renderNode, wordsOf } from '../render-node.tsx';

const article = { id: 'gears', type: 'article', title: 'Gears', url: '/articles/gears' };

test('a card has the title, the kind and the summary of the article that it leads to [MP-2]', () => {
  const page = renderNode(node('relatedContent', { article: { ...article, summary: 'Set your gears.' } }));
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/articles/gears');
  expect(wordsOf(page, 'a > span > span')).toEqual(['Gears', 'Article', 'Set your gears.']);
});

test('a card without a summary has no empty line, and a line of text has the title alone', () => {
  expect(wordsOf(renderNode(node('relatedContent', { article })), 'a > span > span')).toEqual([
    'Gears',
    'Article',
  ]);
  const inline = node('relatedContent', { article: { ...article, summary: 'Set your gears.' } });
  expect(renderNode(inline, true).textContent).toBe('Gears');
});

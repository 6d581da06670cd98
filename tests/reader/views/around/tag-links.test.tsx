// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { wordsOf } from '../render-node.tsx';
import { about, renderArticle } from '../../features/article/render-article.tsx';

const topics = [
  { title: 'Scheduling', url: '/topics/scheduling' },
  { title: 'Reports', url: '/topics/reports' },
];

test('topics and tags lead to their pages; the topic beside the text is not repeated [MP-5]', () => {
  const tags = [{ title: 'planning', url: '/tags/planning' }];
  const area = {
    ...topics[0],
    title: 'Scheduling',
    url: '/topics/scheduling',
    above: [],
    articles: [],
    count: 0,
    topics: [],
  };
  const page = renderArticle({ about: about({ topics, tags }), area });
  expect(wordsOf(page, ':scope > div:not([data-area]) > b')).toEqual(['Topics', 'Tags']);
  expect(wordsOf(page, ':scope > div:not([data-area]) > ul a')).toEqual(['Reports', 'planning']);
});

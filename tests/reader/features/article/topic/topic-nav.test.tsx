// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { wordsOf } from '../../../views/render-node.tsx';
import { renderArticle } from '../render-article.tsx';

const area = {
  title: 'Scheduling',
  url: '/topics/scheduling',
  above: [{ title: 'Dispatch', url: '/topics/dispatch' }],
  articles: [
    { id: 'a', type: 'article', title: 'First', url: '/articles/a' },
    { id: 'b', type: 'article', title: 'Second', url: '/articles/b' },
  ],
  count: 2,
  topics: [{ title: 'Shifts', url: '/topics/shifts' }],
};

test('the articles of the topic are listed beside the text and folded below it, the current one marked [MP-5]', () => {
  const page = renderArticle({ id: 'a', area });
  const navs = [...page.querySelectorAll('nav')];
  expect(navs.map((nav) => nav.getAttribute('aria-label'))).toEqual(['Scheduling', 'Scheduling']);
  for (const nav of navs) {
    expect(wordsOf(nav, 'a')).toEqual(['Dispatch', 'Scheduling', 'Second', 'Shifts']);
    expect(wordsOf(nav, '[aria-current=page]')).toEqual(['First']);
  }
  expect(wordsOf(page, 'summary')).toEqual(['More in Scheduling']);
  expect(page.querySelector('details')?.open).toBe(false);
});

test('the related articles stand below the topic beside the text [LY-2]', () => {
  const related = [{ id: 'c', type: 'article', title: 'Third', url: '/articles/c' }];
  const beside = renderArticle({ id: 'a', area, related }).querySelector('div[data-area] > div');
  expect([...(beside?.querySelectorAll('nav') ?? [])].map((nav) => nav.getAttribute('aria-label'))).toEqual([
    'Scheduling',
    'Related Articles',
  ]);
  expect(wordsOf(beside?.querySelector('nav + nav') ?? document.body, 'a')).toEqual(['Third']);
});

test('related articles that the topic lists are not repeated below it [LY-2]', () => {
  const related = [...area.articles, { id: 'c', type: 'article', title: 'Third', url: '/articles/c' }];
  const namesWith = (links: typeof related) => {
    const beside = renderArticle({ id: 'a', area, related: links }).querySelector('div[data-area] > div');
    return wordsOf(beside?.querySelector('nav + nav') ?? document.createElement('nav'), 'a');
  };
  expect(namesWith(related)).toEqual(['Third']);
  expect(namesWith(area.articles)).toEqual([]);
});

test('a long topic leads to the page that lists all its articles [MP-5]', () => {
  const page = renderArticle({ id: 'a', area: { ...area, count: 120 } });
  expect(wordsOf(page, 'nav:last-child a').at(-1)).toBe('All 120 articles');
});

test('without a topic nothing stands beside the text [MP-5]', () => {
  expect(renderArticle().querySelector('[data-area]')).toBeNull();
});

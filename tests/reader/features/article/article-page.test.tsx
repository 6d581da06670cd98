// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { ArticlePage, type ArticlePageProps } from '../../../../reader/features/article/article-page.tsx';
import { article, contentsItem, embed, node, picture, richText } from '../../builders.ts';
import { wordsOf } from '../../views/render-node.tsx';
import { showArticle, standInForLayout } from './show-article.tsx';

const section = (id: string) =>
  node(
    'kbHowToSection',
    { heading: `About ${id}`, content: richText('Text.') },
    { id, anchor: id, level: 2 },
  );
const howTo = node('kbHowTo', { title: 'Add a technician', howToSections: [section('a'), section('b')] });
const related = Array.from({ length: 7 }, (_, index) => ({
  id: `r${index}`,
  type: 'kbFaq',
  title: `Related ${index}`,
  url: `/faq/r${index}`,
}));
const contents = [contentsItem('a', 'About a'), contentsItem('b', 'About b')];

test('an article has its title and the day of its last update in Pacific time [AR-2]', async () => {
  const { page } = await showArticle({
    body: 'rendered',
    article: article(howTo, { updatedAt: '2026-03-09T05:30:00.000Z' }),
  });
  expect(wordsOf(page, 'h1')).toEqual(['Add a technician']);
  expect(wordsOf(page, 'header p')).toEqual(['Last updated on 03/08/2026']);
  expect(page.querySelector('time')?.dateTime).toBe('2026-03-09T05:30:00.000Z');
});

test('an article without an update time has no date [AR-2]', async () => {
  const { page } = await showArticle({ body: 'rendered', article: article(howTo) });
  expect(page.querySelector('time')).toBeNull();
});

test.each([
  ['both', { contents, related }, ['Related Articles', 'Topics Covered']],
  ['the related articles alone', { related }, ['Related Articles']],
  ['the contents alone', { contents }, ['Topics Covered']],
  ['nothing', {}, []],
  [
    'both of a problem too',
    { contents, related, type: 'articleProblemSolution' },
    ['Related content', 'Topics Covered'],
  ],
])('beside the text stands %s [LY-2]', async (_, parts, titles) => {
  const { page } = await showArticle({ body: 'rendered', article: article(howTo, parts) });
  expect(wordsOf(page, 'article ~ * h2')).toEqual(titles);
});

test('a capability that is part of Pro has the chip on its page too [HM-4]', async () => {
  const parts = { title: 'Dispatch Pro', proTitle: 'Dispatch' };
  const { page } = await showArticle({ body: 'rendered', article: article(howTo, parts) });
  expect(wordsOf(page, 'h1')).toEqual(['Dispatch Pro']);
  expect(wordsOf(page, 'h1 > span')).toEqual(['Pro']);
});

test('problem and solution lists its related content as a part of the text [AR-11]', async () => {
  const { page } = await showArticle({
    body: 'rendered',
    article: article(node('articleProblemSolution'), { related: related.slice(0, 1) }),
  });
  expect(wordsOf(page, 'article nav h2')).toEqual(['Related content']);
  expect(wordsOf(page, 'article nav a')).toEqual(['Related 0']);
});

test('the contents are called as the site calls them, and glossary items in a glossary, at every width [AR-3] [TC-1]', async () => {
  const { page } = await showArticle({ body: 'rendered', article: article(howTo, { contents }) });
  const glossary = await showArticle({
    body: 'rendered',
    article: article(node('kbGlossary'), { contents }),
  });
  // once above the text, and once beside it
  expect(wordsOf(page, 'h2:has(~ nav), summary h2')).toEqual(['Topics Covered', 'Topics Covered']);
  expect(wordsOf(glossary.page, 'h2:has(~ nav), summary h2')).toEqual(['Glossary items', 'Glossary items']);
});

test.each([
  node('kbFaq'),
  node('kbGlossary'),
  node('kbHowTo'),
  node('kbReleaseNotes'),
  node('kbLandingPage'),
])(
  'a $type lists its related articles, and offers all of more than five on a screen of their own [AR-4]',
  async (content) => {
    const shown = async (count: number) => {
      const some = article(content, { related: related.slice(0, count) });
      const { page } = await showArticle({ body: 'rendered', article: some });
      expect(wordsOf(page, 'nav h2')).toContain('Related Articles');
      expect(wordsOf(page, 'nav a')).toContain('Related 4');
      return wordsOf(page, 'nav button').filter((words) => words === 'See all').length;
    };
    expect(await shown(7)).toBe(1);
    expect(await shown(5)).toBe(0);
  },
);

test('the first picture of an article is loaded at once, the others late [AR-17]', async () => {
  const pictures = node('kbCapability', {
    image: picture({ id: 'one' }),
    description: richText(embed(node('media', { media: picture({ id: 'two' }) }))),
  });
  const { page } = await showArticle({ body: 'rendered', article: article(pictures) });
  const loading = [...page.querySelectorAll('img')].map((image) => image.getAttribute('loading'));
  expect(loading).toEqual(['eager', 'lazy']);
});

test('a hydrated page keeps its prerendered text and needs no data for it', async () => {
  standInForLayout();
  const fault = vi.spyOn(console, 'error').mockReturnValue();
  const whole = article(howTo, { contents, related, updatedAt: '2026-03-09T05:30:00.000Z' });
  const { node: _node, ...rest } = whole;
  const page = document.createElement('div');
  page.innerHTML = renderToString(appOf({ body: 'rendered', article: whole }));
  const before = page.innerHTML;
  const body = page.querySelector('section')?.parentElement;

  const root = await act(() => hydrateRoot(page, appOf({ body: 'kept', article: rest })));
  expect(wordsOf(page, 'section h2')).toEqual(['About a', 'About b']);
  expect(page.innerHTML).toBe(before);
  expect(page.querySelector('section')?.parentElement).toBe(body);
  expect(fault.mock.calls).toEqual([]);
  act(() => root.unmount());
});

const appOf = (props: ArticlePageProps) => (
  <RouterProvider router={createMemoryRouter([{ path: '*', element: <ArticlePage {...props} /> }])} />
);

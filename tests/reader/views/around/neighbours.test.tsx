// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { wordsOf } from '../render-node.tsx';
import { about, renderArticle } from '../../features/article/render-article.tsx';

const link = (id: string) => ({ id, type: 'article', title: `Title ${id}`, url: `/articles/${id}` });

test('the previous and the next article stand in a named navigation after the text [MP-5]', () => {
  const page = renderArticle({ about: about({ previous: link('a'), next: link('c') }) });
  expect(page.querySelector('nav')?.getAttribute('aria-label')).toBe('Previous and next article');
  expect(wordsOf(page, 'nav a')).toEqual(['Previous Title a', 'Next Title c']);
  expect(page.lastElementChild?.localName).toBe('nav');
});

test('an article without neighbours has no such navigation [MP-5]', () => {
  expect(renderArticle({ about: about() }).querySelector('nav')).toBeNull();
});

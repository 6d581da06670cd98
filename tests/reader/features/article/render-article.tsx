import { renderToStaticMarkup } from 'react-dom/server';
import { ArticleText } from '../../../../reader/features/article/article-text.tsx';
import type { AboutArticle } from '../../../../schemas/bundle/around-article.ts';
import type { Article } from '../../../../schemas/bundle/index.ts';
import { article, node, richText } from '../../builders.ts';

/** Of what stands around an article, what a test does not name. */
export const about = (parts: Partial<AboutArticle> = {}): AboutArticle => ({
  authors: [],
  topics: [],
  tags: [],
  ...parts,
});

/** The text of an article with what stands around it, as the build writes it. */
export function renderArticle(parts: Partial<Article> = {}): HTMLElement {
  const page = document.createElement('div');
  const text = node('article', { body: richText('The text.') }, { id: 'a' });
  page.innerHTML = renderToStaticMarkup(<ArticleText article={article(text, parts)} />);
  return page;
}

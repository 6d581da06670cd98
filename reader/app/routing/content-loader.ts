import type { Article } from '../../../schemas/bundle/index.ts';
import { toRoutePath } from '../../../schemas/urls.ts';
import type { Bundle } from '../../bundle/files/bundle.ts';
import { partOfSite } from '../../bundle/files/part-of-site.ts';
import { articleText } from '../../features/article/article-body.tsx';
import { latePart } from '../../ui/late-part.tsx';
import type { Asked } from './arrival.ts';
import type { ArticleData } from './page-data.ts';

/** Loads the content of an address: an article, a redirect, or nothing. Source: docs/requirements.md, RT-4. */
export async function loadContent(bundle: Bundle, asked: Asked) {
  const article = await bundle.article(toRoutePath(asked.path));
  return article === undefined ? loadMissing(bundle, asked) : renderedArticle(article);
}

/** Gives the article once the code that shows its text is loaded. */
export async function renderedArticle(article: Article): Promise<ArticleData> {
  await partOfSite(articleText.load);
  return { kind: 'article', article, body: 'rendered' };
}

/** For an address without content. Few readers meet one. */
export async function loadMissing(bundle: Bundle, asked: Asked) {
  const [missing] = await Promise.all([
    partOfSite(() => import('./missing-loader.ts')),
    partOfSite(notFound.load),
  ]);
  return missing.loadMissing(bundle, asked);
}

/** The page in place of one that does not exist. */
export const notFound = latePart(async () => (await import('./not-found-route.tsx')).NotFoundRoute);

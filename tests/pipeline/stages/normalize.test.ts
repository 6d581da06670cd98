import { format } from 'oxfmt';
import { expect, test } from 'vitest';
import { isArticleType } from '../../../schemas/content/article-types.ts';
import { built } from '../documents.ts';
import { nineArticles, pictures } from '../nine-articles.ts';

const bundle = built(nineArticles, {
  parts: { assets: pictures },
  config: { siteUrl: 'https://help.example.com', site: { name: 'Help' } },
});
const articles = bundle.manifest.files
  .filter(({ name }) => name.startsWith('articles/'))
  .map(({ name }) => bundle.article(name.slice('articles/'.length)));

test('there is an article of nine types', () => {
  expect(new Set(articles.map(({ type }) => type).filter((type) => isArticleType(type))).size).toBe(9);
});

// the golden files were checked by hand; a change of one of them is a change of what readers see
test.each(articles)('an article of the type $type is written as in its golden file', async (article) => {
  const { code } = await format('article.json', JSON.stringify(article), { printWidth: 110 });
  await expect(code).toMatchFileSnapshot(`../golden/${article.type}.json`);
});

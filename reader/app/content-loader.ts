import { data, redirect } from 'react-router';
import { pages, toRoutePath } from '../../schemas/urls.ts';
import type { Bundle } from '../bundle/open.ts';
import { redirectOf } from '../bundle/redirect-of.ts';
import { nearestPages } from '../features/not-found/nearest-pages.ts';
import { message } from '../messages/message.ts';
import { listPage } from './list-page.ts';
import type { ArticleData, NotFoundData } from './page-data.ts';

/** What an address holds: an article, a redirect to where its content went, or nothing. Source: requirements RT-4. */
export async function loadContent(bundle: Bundle, path: string) {
  const url = toRoutePath(path);
  const article = await bundle.article(url);
  if (article !== undefined) return { kind: 'article', article, body: 'rendered' } satisfies ArticleData;
  if (url === pages.notFound) return loadNotFound(bundle, url);
  const rule = redirectOf(await bundle.redirects(), url);
  if (rule !== undefined) return redirect(rule.to, rule.isPermanent ? 301 : 302);
  return loadNotFound(bundle, url);
}

/** The page in place of one that does not exist, with the status that says so. */
export async function loadNotFound(bundle: Bundle, url: string) {
  const [frame, contents] = await Promise.all([
    listPage(bundle, {
      path: pages.notFound,
      title: message('notFound.heading'),
      robots: 'noindex,nofollow',
    }),
    bundle.contents(),
  ]);
  const nearest = url === pages.notFound ? [] : nearestPages(contents.items, url);
  return data({ kind: 'notFound', ...frame, nearest } satisfies NotFoundData, { status: 404 });
}

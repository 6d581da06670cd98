import '../../messages/more.ts';
import { data } from 'react-router';
import { pages, toRoutePath } from '../../../schemas/urls.ts';
import type { Bundle } from '../../bundle/files/bundle.ts';
import { nearestPages } from '../../bundle/pages/nearest-pages.ts';
import { redirectOf } from '../../bundle/pages/redirect-of.ts';
import { message } from '../../messages/message.ts';
import type { Asked } from './arrival.ts';
import { followRedirect } from './follow-redirect.ts';
import { listPage } from './list-page.ts';
import type { NotFoundData } from './page-data.ts';

/** The answer to an address without content: the redirects first, then the page that says so. Source: docs/requirements.md, RT-4. */
export async function loadMissing(bundle: Bundle, asked: Asked) {
  const path = toRoutePath(asked.path);
  const rule = path === pages.notFound ? undefined : redirectOf(await bundle.redirects(), path);
  const answer = rule && followRedirect(rule, { ...asked, path });
  return answer ?? loadNotFound(bundle, path);
}

/** The page in place of one that does not exist, with the status that says so. */
async function loadNotFound(bundle: Bundle, url: string) {
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

import '../../messages/more.ts';
import { data } from 'react-router';
import { movedPath } from '../../../schemas/destination.ts';
import { pages, toRoutePath } from '../../../schemas/urls.ts';
import type { Bundle } from '../../bundle/files/bundle.ts';
import { featuredLinks, withIcons } from '../../bundle/pages/home-links.ts';
import { nearestPages } from '../../../schemas/nearest-pages.ts';
import { type RedirectRule, redirectOf } from '../../../schemas/redirect-of.ts';
import { message } from '../../messages/message.ts';
import type { Asked } from './arrival.ts';
import { startTopics } from '../../features/search/start-topics.ts';
import { followRedirect } from './follow-redirect.ts';
import { listPage } from './list-page.ts';
import type { NotFoundData } from './page-data.ts';

/** One row on a wide screen, and little to read. */
const maxLinks = 4;

/** The answer to an address without content: the redirects first, then the page that says so. Source: docs/requirements.md, RT-4. */
export async function loadMissing(bundle: Bundle, asked: Asked) {
  const path = toRoutePath(asked.path);
  const rule = path === pages.notFound ? undefined : await ruleFor(path, bundle);
  const answer = rule && followRedirect(rule, { ...asked, path });
  return answer ?? loadNotFound(bundle, path);
}

async function ruleFor(path: string, bundle: Bundle): Promise<RedirectRule | undefined> {
  return redirectOf(await bundle.redirects(), path) ?? (await movedTo(path, bundle));
}

/** Leads to the page of an article whose type has another prefix now. */
async function movedTo(path: string, bundle: Bundle): Promise<RedirectRule | undefined> {
  const { routes = {} } = await bundle.site();
  const to = movedPath(path, routes);
  if (to === undefined || (await bundle.articlePath(to)) === undefined) return undefined;
  return { from: path, to, isPermanent: true, ignoreCase: false, inBrowser: true };
}

/** The page in place of one that does not exist, with the status that says so. */
async function loadNotFound(bundle: Bundle, url: string) {
  const [frame, contents, home] = await Promise.all([
    listPage(bundle, {
      path: pages.notFound,
      title: message('notFound.heading'),
      robots: 'noindex,nofollow',
      alternates: {},
    }),
    bundle.contents(),
    bundle.home(),
  ]);
  const nearest = url === pages.notFound ? [] : nearestPages(contents.items, url);
  const links = nearest.flatMap(({ title, url: to }) => (to === undefined ? [] : [{ title, url: to }]));
  const unique = new Map([...links, ...startTopics(contents.items)].map((link) => [link.url, link]));
  const shown = [...unique.values()].slice(0, maxLinks);
  return data(
    {
      kind: 'notFound',
      ...frame,
      nearest: withIcons(shown, home),
      featured: featuredLinks(home, shown),
    } satisfies NotFoundData,
    { status: 404 },
  );
}

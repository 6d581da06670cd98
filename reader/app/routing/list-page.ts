import type { Breadcrumb, Head } from '../../../schemas/bundle/index.ts';
import { absoluteUrl, pages } from '../../../schemas/urls.ts';
import type { Bundle } from '../../bundle/files/bundle.ts';
import { message } from '../../messages/message.ts';
import type { PageFrame } from './page-data.ts';

interface ListPage {
  readonly path: string;
  readonly title: string;
  readonly description?: string;
  /** Absent: found by search engines. */
  readonly robots?: Head['robots'];
  /** Between the home page and this one. */
  readonly parent?: Breadcrumb;
}

/** The frame of a page that is not an article: its title with the site's name, and a trail from the home page. */
export async function listPage(
  bundle: Bundle,
  { path, title, description, robots, parent }: ListPage,
): Promise<PageFrame> {
  const { name, siteUrl, basePath, searchEngines } = await bundle.site();
  const home = { title: message('site.home'), url: pages.home, isText: false };
  return {
    head: {
      title: message('site.title', { page: title, site: name }),
      description,
      robots: robots ?? (searchEngines === false ? 'noindex,nofollow' : 'index,follow'),
      canonical: siteUrl && absoluteUrl(path, { siteUrl, basePath }),
    },
    breadcrumbs: [home, ...(parent === undefined ? [] : [parent]), { title, isText: true }],
  };
}

import type { Breadcrumb, Head } from '../../../schemas/bundle/index.ts';
import { absoluteUrl, pages, sameInAll } from '../../../schemas/urls.ts';
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
  /** Its paths in the site's locales, if it has several; absent: the same in each. */
  readonly alternates?: Head['alternates'];
}

/** The frame of a page that is not an article: its title with the site's name, and a trail from the home page. */
export async function listPage(
  bundle: Bundle,
  { path, title, description, robots, parent, alternates }: ListPage,
): Promise<PageFrame> {
  const { name, siteUrl, basePath, searchEngines, locales } = await bundle.site();
  const home = { title: message('site.home'), url: pages.home, isText: false };
  return {
    head: {
      title: message('site.title', { page: title, site: name }),
      description,
      robots: robots ?? (searchEngines === false ? 'noindex,nofollow' : 'index,follow'),
      canonical: siteUrl && absoluteUrl(path, { siteUrl, basePath }),
      ...(locales && { alternates: alternates ?? sameInAll(path, locales) }),
    },
    breadcrumbs: [home, ...(parent === undefined ? [] : [parent]), { title, isText: true }],
  };
}

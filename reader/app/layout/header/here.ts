import { isTagPage } from '../../../../schemas/spec/pages/tags.ts';
import { pages } from '../../../../schemas/urls.ts';
import type { ArticleData, PageFrame } from '../../routing/page-data.ts';

/** The current page, for the links of the header. */
export interface Here {
  readonly path: string;
  /** The path of the list page to which an article belongs. */
  readonly section: string | undefined;
  /** The paths of the pages above an article. */
  readonly above: readonly string[];
  /** True if the content of the page has the site's search field. */
  readonly hasSearch: boolean;
}

/** `data` is what the page's loader gives; undefined if it failed. */
export function hereOf(path: string, data: PageFrame | ArticleData | undefined): Here {
  if (data !== undefined && 'article' in data) return hereOfArticle(path, data.article);
  const hasSearch = data !== undefined && (path === pages.home || path === pages.search || 'nearest' in data);
  return { path, section: undefined, above: [], hasSearch };
}

function hereOfArticle(path: string, { type, breadcrumbs }: ArticleData['article']): Here {
  const above = breadcrumbs.flatMap(({ url }) => url ?? []);
  const isInTopic = type === 'kbLandingPage' || (above.length > 0 && !isTagPage(path));
  const section = listPageOf[type] ?? (isInTopic ? pages.categories : undefined);
  return { path, section, above, hasSearch: false };
}

/** Articles that are listed elsewhere than in the list of all topics. */
const listPageOf: { readonly [Type in ArticleData['article']['type']]?: string } = {
  kbCapability: pages.capabilities,
  kbReleaseNotes: pages.announcements,
};

/** How a link to `url` is marked on the current page: as this page, or as the section that contains it. */
export function markOf(url: string, { path, section, above }: Here): 'page' | 'section' | undefined {
  if (path === url) return 'page';
  return section === url || above.includes(url) || path.startsWith(`${url}/`) ? 'section' : undefined;
}

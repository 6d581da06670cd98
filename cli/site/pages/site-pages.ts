import type { BundleFile } from '../../../pipeline/emit/bundle-file.ts';
import type { Shell } from '../../../schemas/prerenderer.ts';
import { offlinePage } from '../../../schemas/service-worker.ts';
import { pages, toRoutePath } from '../../../schemas/urls.ts';
import { markdownCopies } from '../machine-readers/markdown-copies.ts';
import { pageKeys } from './page-keys.ts';
import { pagePath } from './page-path.ts';
import type { ReaderBuild } from '../reader-build.ts';
import { readBundleFile, routesOf } from './routes.ts';
import { shellOf } from './shell-of.ts';
import type { SitePage } from './site-page.ts';

export interface SitePages {
  readonly locale: string;
  /** Where the files of this locale are: empty, or a path that ends with a slash. Paths of pages begin with it. */
  readonly folder: string;
  readonly pages: readonly SitePage[];
  readonly shell: Shell;
}

interface Options {
  readonly folder?: string;
  /** URLs of pages that are not written. */
  readonly leftOut?: ReadonlySet<string> | undefined;
}

/** Every page of the site in one locale. Of two pages with the same path the later one counts. */
export function sitePages(
  files: readonly BundleFile[],
  reader: ReaderBuild,
  { folder = '', leftOut = new Set() }: Options = {},
): SitePages {
  const { serviceWorker, knowledgeBase, locale } = readBundleFile(files, 'site');
  const shell = shellOf(files, reader);
  const keys = pageKeys(files, { digest: reader.digest, shell });
  const byUrl = new Map(files.flatMap((file) => (file.url === undefined ? [] : [[file.url, file]])));
  const copies = markdownCopies(files);
  const listsAt = (url: string) => ({ key: keys.ofLists(url) });
  const page = (url: string): SitePage => {
    const shown = url === pages.home ? toRoutePath(knowledgeBase.homeUrl) : url; // the home page can be an article
    const file = (byUrl as ReadonlyMap<string, BundleFile>).get(shown);
    const markdown = copies.get(url);
    const shows = file ? { file: file.path, key: keys.ofArticle(file, { url, markdown }) } : listsAt(url);
    return { url, path: pagePath(url), ...(markdown && { markdown }), shows };
  };
  const all = [
    ...routesOf(files).map(page),
    { url: pages.notFound, path: '404.html', shows: listsAt(pages.notFound) },
    ...(serviceWorker === false
      ? []
      : [{ url: offlinePage.url, path: offlinePage.file, shows: listsAt(offlinePage.url) }]),
  ].filter(({ url }) => !leftOut.has(url));
  const pagesByPath = new Map(all.map((each) => [each.path, each]));
  return { locale, folder, pages: Array.from(pagesByPath.values(), below(folder)), shell };
}

const below =
  (folder: string) =>
  ({ path, markdown, ...page }: SitePage): SitePage => ({
    ...page,
    path: folder + path,
    ...(markdown !== undefined && { markdown: folder + markdown }),
  });

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
  readonly pages: readonly SitePage[];
  readonly shell: Shell;
}

/** Every page of the site but those at the URLs of `leftOut`. Of two pages with the same path the later one counts. */
export function sitePages(
  files: readonly BundleFile[],
  reader: ReaderBuild,
  leftOut: ReadonlySet<string> = new Set(),
): SitePages {
  const { serviceWorker, knowledgeBase } = readBundleFile(files, 'site');
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
  return { pages: [...new Map(all.map((each) => [each.path, each])).values()], shell };
}

import type { BundleFile } from '../../../pipeline/emit/bundle-file.ts';
import type { Shell } from '../../../schemas/prerenderer.ts';
import { offlinePage } from '../../../schemas/service-worker.ts';
import { pages, toRoutePath } from '../../../schemas/urls.ts';
import { markdownCopies } from '../machine-readers/markdown-copies.ts';
import type { ShareWork } from '../share-images/share-work.ts';
import type { SharePlan } from '../share-images/share-plan.ts';
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
  /** The images of the pages. */
  readonly images?: ShareWork | undefined;
}

interface Options {
  readonly folder?: string;
  /** URLs of pages that are not written. */
  readonly leftOut?: ReadonlySet<string> | undefined;
  readonly share?: SharePlan | undefined;
}

/** Every page of the site in one locale. Of two pages with the same path the later one counts. */
export function sitePages(
  files: readonly BundleFile[],
  reader: ReaderBuild,
  { folder = '', leftOut = new Set(), share }: Options = {},
): SitePages {
  const { serviceWorker, knowledgeBase, locale } = readBundleFile(files, 'site');
  const shell = shellOf(files, reader);
  const keys = pageKeys(files, { digest: reader.digest, shell });
  const byUrl = new Map(files.flatMap((file) => (file.url === undefined ? [] : [[file.url, file]])));
  const copies = markdownCopies(files);
  const imageAt = (url: string) => {
    const shareImage = share?.imageOf(url)?.image;
    return shareImage === undefined ? {} : { shareImage };
  };
  const listPage = (url: string, path: string): SitePage => {
    const known = { url, ...imageAt(url) };
    return { ...known, path, shows: { key: keys.ofLists(known) } };
  };
  const page = (url: string): SitePage => {
    const shown = url === pages.home ? toRoutePath(knowledgeBase.homeUrl) : url; // the home page can be an article
    const file = (byUrl as ReadonlyMap<string, BundleFile>).get(shown);
    if (file === undefined) return listPage(url, pagePath(url));
    const markdown = copies.get(url);
    const known = { url, ...(markdown && { markdown }), ...imageAt(url) };
    return { ...known, path: pagePath(url), shows: { file: file.path, key: keys.ofArticle(file, known) } };
  };
  const all = [
    ...routesOf(files).map(page),
    listPage(pages.notFound, '404.html'),
    ...(serviceWorker === false ? [] : [listPage(offlinePage.url, offlinePage.file)]),
  ].filter(({ url }) => !leftOut.has(url));
  const pagesByPath = new Map(all.map((each) => [each.path, each]));
  const written = [...pagesByPath.values()];
  return {
    locale,
    folder,
    pages: written.map(below(folder)),
    shell,
    ...(share && { images: imagesOf(written, share, folder) }),
  };
}

/** Each image once. */
function imagesOf(written: readonly SitePage[], share: SharePlan, folder: string): ShareWork {
  const drawings = written.flatMap(({ url }) => share.imageOf(url) ?? []).filter(({ isGiven }) => !isGiven);
  const byPath = new Map(drawings.map(({ path, words }) => [path, { path: folder + path, words }]));
  return { look: share.look, drawings: [...byPath.values()] };
}

const below =
  (folder: string) =>
  ({ path, markdown, ...page }: SitePage): SitePage => ({
    ...page,
    path: folder + path,
    ...(markdown !== undefined && { markdown: folder + markdown }),
  });

import type { BundleFile } from '../../../pipeline/emit/bundle-file.ts';
import { sha256 } from '../../../pipeline/hash.ts';
import { isList } from '../../../schemas/bundle/list-files.ts';
import type { Shell } from '../../../schemas/prerenderer.ts';
import { readBundleFile } from './routes.ts';
import { siteOnPages } from './site-on-pages.ts';
import type { SitePage } from './site-page.ts';

interface Renderer {
  /** The digest of the reader that renders pages. */
  readonly digest: string;
  readonly shell: Shell;
}

type Known = Pick<SitePage, 'url' | 'markdown' | 'shareImage'>;

interface PageKeys {
  ofArticle(article: BundleFile, page: Known): string;
  /** The key of a page that shows no article. */
  ofLists(page: Omit<Known, 'markdown'>): string;
}

/**
 * A page's key is a hash of all that the page depends on: its article or the lists, by their hashed paths; its share image; the fields of the
 * site's file that pages show; the reader; and Node.js, which formats dates. `read-bundle.ts` enforces that a page reads
 * nothing else.
 */
export function pageKeys(files: readonly BundleFile[], renderer: Renderer): PageKeys {
  const common = pageDigest(files, renderer);
  const lists = files.map(({ path }) => path).filter(isList);
  const keyOf = (parts: readonly string[]) => sha256([common, ...parts].join('\n')).slice(0, 32);
  return {
    ofArticle: ({ path }, { url, markdown = '', shareImage }) =>
      keyOf([url, path, markdown, ...imageIn(shareImage)]),
    ofLists: ({ url, shareImage }) => keyOf([url, ...lists, ...imageIn(shareImage)]),
  };
}

/** Its words are those of the page, so its address is enough. */
const imageIn = (image: SitePage['shareImage']): string[] => (image === undefined ? [] : [image.url]);

/** The digest of what every page depends on. */
export function pageDigest(files: readonly BundleFile[], { digest, shell }: Renderer): string {
  const site = siteOnPages(readBundleFile(files, 'site'));
  return sha256(JSON.stringify([digest, shell, site, process.version, process.versions['icu']]));
}

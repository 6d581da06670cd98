import type { BundleFile } from '../../../pipeline/emit/bundle-file.ts';
import { sha256 } from '../../../pipeline/hash.ts';
import { isList } from '../../../schemas/bundle/list-files.ts';
import type { Shell } from '../../../schemas/prerenderer.ts';
import { readBundleFile } from './routes.ts';
import { siteOnPages } from './site-on-pages.ts';
import type { SitePage } from './site-page.ts';

interface Renderer {
  /** Of the reader that renders pages. */
  readonly digest: string;
  readonly shell: Shell;
}

interface PageKeys {
  ofArticle(article: BundleFile, page: Pick<SitePage, 'url' | 'markdown'>): string;
  /** Of a page that shows no article, by its address. */
  ofLists(url: string): string;
}

/**
 * Names all that a page depends on: the article, or the lists, whose paths hold their hashes; what pages show of the site's
 * own file; the reader that renders them, and the Node.js that writes its dates and numbers. `read-bundle.ts` sees to it
 * that a page reads nothing else.
 */
export function pageKeys(files: readonly BundleFile[], renderer: Renderer): PageKeys {
  const common = pageDigest(files, renderer);
  const lists = files.map(({ path }) => path).filter(isList);
  const keyOf = (parts: readonly string[]) => sha256([common, ...parts].join('\n')).slice(0, 32);
  return {
    ofArticle: ({ path }, { url, markdown = '' }) => keyOf([url, path, markdown]),
    ofLists: (url) => keyOf([url, ...lists]),
  };
}

/** Of what every page depends on. */
export function pageDigest(files: readonly BundleFile[], { digest, shell }: Renderer): string {
  const site = siteOnPages(readBundleFile(files, 'site'));
  return sha256(JSON.stringify([digest, shell, site, process.version, process.versions['icu']]));
}

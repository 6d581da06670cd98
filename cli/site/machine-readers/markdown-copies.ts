import type { BundleFile } from '../../../pipeline/emit/bundle-file.ts';
import { markdownPath } from '../../../schemas/machine-readers.ts';
import { foldedPath } from '../../../schemas/urls.ts';
import { listedArticles } from '../files/listed-articles.ts';
import { pagePath } from '../pages/page-path.ts';
import { readBundleFile } from '../pages/routes.ts';

/**
 * The articles that stand beside their pages as Markdown too: where within the site, by the article's address. Where the
 * address of another page is that of a copy, in whatever case, there is none: many disks take the two for one.
 */
export function markdownCopies(files: readonly BundleFile[]): ReadonlyMap<string, string> {
  if (readBundleFile(files, 'site').hasMarkdown === false) return new Map();
  const addresses = new Set<string>(files.flatMap(({ url }) => (url === undefined ? [] : foldedPath(url))));
  const copied = listedArticles(files).filter(({ url }) => !addresses.has(foldedPath(markdownPath(url))));
  return new Map(copied.map(({ url }) => [url, markdownFile(url)]));
}

/** Beside the folder of the page. */
const markdownFile = (url: string): string => pagePath(url).replace(/\/index\.html$/u, '.md');

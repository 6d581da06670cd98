import type { BundleFile } from '../../../pipeline/emit/bundle-file.ts';
import { markdownPath } from '../../../schemas/machine-readers.ts';
import { foldedPath } from '../../../schemas/urls.ts';
import { listedArticles } from '../files/listed-articles.ts';
import { pagePath } from '../pages/page-path.ts';
import { readBundleFile } from '../pages/routes.ts';

/**
 * The paths of the Markdown copies, by the article's URL. An article has no copy if another page has its path in any letter
 * case, because many file systems ignore case.
 */
export function markdownCopies(files: readonly BundleFile[]): ReadonlyMap<string, string> {
  if (readBundleFile(files, 'site').hasMarkdown === false) return new Map();
  const addresses = new Set<string>(files.flatMap(({ url }) => (url === undefined ? [] : foldedPath(url))));
  const copied = listedArticles(files).filter(({ url }) => !addresses.has(foldedPath(markdownPath(url))));
  return new Map(copied.map(({ url }) => [url, markdownFile(url)]));
}

/** The path beside the page's folder. */
const markdownFile = (url: string): string => pagePath(url).replace(/\/index\.html$/u, '.md');

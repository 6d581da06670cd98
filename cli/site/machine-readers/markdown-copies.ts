import type { BundleFile } from '../../../pipeline/emit/bundle-file.ts';
import { markdownPath } from '../../../schemas/machine-readers.ts';
import { foldedPath } from '../../../schemas/urls.ts';
import { isListed, listedArticle, listedArticles } from '../files/listed-articles.ts';
import { pagePath } from '../pages/page-path.ts';
import { readBundleFile } from '../pages/routes.ts';

/**
 * The paths of the Markdown copies, by the article's URL. An article has no copy if another page has its path in any letter
 * case, because many file systems ignore case.
 */
export function markdownCopies(files: readonly BundleFile[]): ReadonlyMap<string, string> {
  if (!hasMarkdown(files)) return new Map();
  const isFree = freePaths(files);
  const copied = listedArticles(files).filter(({ url }) => isFree(url));
  return new Map(copied.map(({ url }) => [url, markdownFile(url)]));
}

/** Whether the article at a URL has a Markdown copy. Reads no other article. */
export function markdownCopyOf(files: readonly BundleFile[]): (url: string) => boolean {
  if (!hasMarkdown(files)) return () => false;
  const isFree = freePaths(files);
  const articles = new Map(files.map((file) => [file.url as string | undefined, file]));
  return (url) => {
    const file = articles.get(url);
    return file !== undefined && isFree(url) && isListed(listedArticle(file));
  };
}

const hasMarkdown = (files: readonly BundleFile[]): boolean =>
  readBundleFile(files, 'site').hasMarkdown !== false;

/** Whether no page has the path of the copy of the page at a URL. */
function freePaths(files: readonly BundleFile[]): (url: string) => boolean {
  const addresses = new Set<string>(files.flatMap(({ url }) => (url === undefined ? [] : foldedPath(url))));
  return (url) => !addresses.has(foldedPath(markdownPath(url)));
}

/** The path beside the page's folder. */
const markdownFile = (url: string): string => pagePath(url).replace(/\/index\.html$/u, '.md');

import type { Manifest } from '../../../schemas/bundle/index.ts';
import { isList } from '../../../schemas/bundle/list-files.ts';
import { offlinePage } from '../../../schemas/service-worker.ts';

/** The version of the bundle in a prerendered page. */
export interface PageVersion {
  /** A route path. */
  readonly url: string;
  /** Names all that pages have in common. */
  readonly shell?: string | undefined;
  /** The paths of the bundle's files that the page shows besides its own. The paths contain hashes. */
  readonly shows?: string | undefined;
}

/**
 * True if the page would be the same in the bundle's version, so that the bundle can serve it. An unchanged page fits
 * many versions. A page without a version fits any.
 */
export const isOfPage = (manifest: Manifest, { url, shell, shows }: PageVersion): boolean =>
  shell === undefined ||
  manifest.shell === undefined ||
  (manifest.shell === shell && shownFiles(manifest, url, pathOfArticle(manifest, url)) === shows);

/**
 * An article's page depends on its own file, at a path within the bundle; any other page depends on lists, except the
 * offline page.
 */
export function shownFiles({ files }: Manifest, url: string, article: string | undefined): string {
  if (article !== undefined) return article;
  if (url === offlinePage.url) return '';
  return files
    .map(({ path }) => path)
    .filter(isList)
    .join(' ');
}

const pathOfArticle = ({ files }: Manifest, url: string): string | undefined =>
  files.find((file) => file.url === url)?.path;

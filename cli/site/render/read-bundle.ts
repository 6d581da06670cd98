import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { invariant } from '../../../schemas/base/invariant.ts';
import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import { isList } from '../../../schemas/bundle/list-files.ts';
import { siteOnPages } from '../pages/site-on-pages.ts';
import type { SitePage } from '../pages/site-page.ts';

/** The files that every page may read. */
const shared = /^(?:manifest\.json|site\.[^/]*)$/u;
const siteFile = /^site\.[^/]*$/u;

/**
 * Reads files of a bundle on the disk. `shows` gives what the current page shows: reading any other file is a bug, because
 * the page's key does not include it.
 */
export function readBundle(
  folder: string,
  shows: () => SitePage['shows'] | undefined,
): (path: string) => Promise<unknown> {
  return async (path) => {
    const shown = shows();
    invariant(shown === undefined || mayRead(path, shown), `a page reads what its key names, not ${path}`);
    const content = JSON.parse(readFileSync(join(folder, path), 'utf8')) as unknown;
    return siteFile.test(path) ? siteOnPages(content as BundleFiles['site']) : content; // this build wrote it
  };
}

const mayRead = (path: string, { file }: SitePage['shows']): boolean =>
  shared.test(path) || (file === undefined ? isList(path) : path === file);

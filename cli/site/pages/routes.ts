import type { BundleFile } from '../../../pipeline/emit/bundle-file.ts';
import { invariant } from '../../../schemas/base/invariant.ts';
import { type BundleFiles, currentFormat } from '../../../schemas/bundle/index.ts';
import { proAreaId } from '../../../schemas/spec/content/capabilities.ts';
import { hasListPage, listNames } from '../../../schemas/list-pages.ts';
import { pages } from '../../../schemas/urls.ts';

/** The URL of every page that is written, the articles last. */
export function routesOf(files: readonly BundleFile[]): string[] {
  const { areas } = readBundleFile(files, 'capabilities');
  const site = readBundleFile(files, 'site');
  const { flags, services } = site;
  return [
    pages.home,
    pages.search,
    ...listPagesOf(site),
    ...areas.map(({ url }) => url),
    ...(areas.some(({ isPro }) => isPro) ? [`${pages.capabilities}/${proAreaId}`] : []),
    ...(services['profile'] === undefined ? [] : [pages.signIn]),
    pages.notFound,
    ...(flags['fullHeader'] === true ? [pages.ideas] : []),
    ...files.flatMap(({ url }) => url ?? []),
  ];
}

/** The URLs of the lists that have a page. */
export const listPagesOf = (site: BundleFiles['site']): string[] =>
  listNames.filter((list) => hasListPage(site, list)).map((list) => pages[list]);

/** A file of the bundle that is not an article. */
export function readBundleFile<Name extends keyof BundleFiles>(
  files: readonly BundleFile[],
  name: Name,
): BundleFiles[Name] {
  const file = files.find((each) => each.name === name);
  invariant(file !== undefined, `every bundle has the file "${name}"`);
  return currentFormat.files[name].parse(JSON.parse(file.text)) as BundleFiles[Name]; // the schema of that very name
}

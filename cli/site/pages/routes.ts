import type { BundleFile } from '../../../pipeline/emit/bundle-file.ts';
import { invariant } from '../../../schemas/base/invariant.ts';
import { type BundleFiles, currentFormat } from '../../../schemas/bundle/index.ts';
import { proAreaId } from '../../../schemas/spec/content/capabilities.ts';
import { pages } from '../../../schemas/urls.ts';

/** The URL of every page that is written, the articles last. */
export function routesOf(files: readonly BundleFile[]): string[] {
  const { areas } = readBundleFile(files, 'capabilities');
  const { flags, services } = readBundleFile(files, 'site');
  return [
    pages.home,
    pages.search,
    pages.announcements,
    pages.capabilities,
    ...areas.map(({ url }) => url),
    ...(areas.some(({ isPro }) => isPro) ? [`${pages.capabilities}/${proAreaId}`] : []),
    pages.categories,
    ...(services['profile'] === undefined ? [] : [pages.signIn]),
    pages.notFound,
    ...(flags['fullHeader'] === true ? [pages.ideas] : []),
    ...files.flatMap(({ url }) => url ?? []),
  ];
}

/** A file of the bundle that is not an article. */
export function readBundleFile<Name extends keyof BundleFiles>(
  files: readonly BundleFile[],
  name: Name,
): BundleFiles[Name] {
  const file = files.find((each) => each.name === name);
  invariant(file !== undefined, `every bundle has the file "${name}"`);
  return currentFormat.files[name].parse(JSON.parse(file.text)) as BundleFiles[Name]; // the schema of that very name
}

import type { BundleFile } from '../../../pipeline/emit/bundle-file.ts';
import type { ReaderBuild } from '../reader-build.ts';
import { readBundleFile } from './routes.ts';
import { shellOf } from './shell-of.ts';

/** What style elements of a site's pages can hold: the styles of first screens, and the theme's. */
export function stylesInPages(files: readonly BundleFile[], reader: ReaderBuild): readonly string[] {
  const { critical = [] } = shellOf(files, reader);
  const { head = [] } = readBundleFile(files, 'site');
  return [...critical, ...head].flatMap(({ css }) => css ?? []);
}

import type { BundleFile } from '../../../pipeline/emit/bundle-file.ts';
import type { Shell } from '../../../schemas/prerenderer.ts';
import { pageDigest } from './page-keys.ts';
import type { ReaderBuild } from '../reader-build.ts';
import { readBundleFile } from './routes.ts';

/** The shell that every page of a site loads, and the digest of all that pages have in common. */
export function shellOf(
  files: readonly BundleFile[],
  reader: Pick<ReaderBuild, 'digest' | 'shellAt'>,
): Shell & { readonly digest: string } {
  const { basePath, locale, language } = readBundleFile(files, 'site');
  const shell = reader.shellAt(basePath, language ?? locale);
  return { ...shell, digest: pageDigest(files, { digest: reader.digest, shell }).slice(0, 16) };
}

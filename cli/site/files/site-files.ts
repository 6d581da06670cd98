import { join } from 'node:path';
import type { Build } from '../../../pipeline/build.ts';
import type { BundleFile } from '../../../pipeline/emit/bundle-file.ts';
import { currentFormat } from '../../../schemas/bundle/index.ts';
import { machineReaderFiles } from '../machine-readers/machine-reader-files.ts';
import type { ReaderBuild } from '../reader-build.ts';
import { readBundleFile } from '../pages/routes.ts';
import { searchEngineFiles } from './search-engine-files.ts';
import { serviceWorkerFile } from './service-worker-file.ts';
import { shellOf } from '../pages/shell-of.ts';
import type { SiteFile } from './site-file.ts';

export interface SiteInput {
  readonly build: Pick<Build, 'files' | 'mediaCopies' | 'theme'>;
  readonly reader: ReaderBuild;
  /** The URLs of pages that are not written. */
  readonly leftOut?: ReadonlySet<string> | undefined;
  /** The folder that paths of media are relative to. */
  readonly exportFolder: string | undefined;
}

/** All files of the site in one locale that are not pages, each path once, without those for its host. */
export function siteFiles({ build, reader, leftOut, exportFolder }: SiteInput): SiteFile[] {
  const all: SiteFile[] = [
    ...bundleFiles(build.files, reader),
    ...readerFiles(reader),
    ...themeFiles(build.theme),
    ...mediaFiles(build.mediaCopies, exportFolder),
    ...searchEngineFiles(build.files, readBundleFile(build.files, 'site'), leftOut),
    ...machineReaderFiles(build.files, readBundleFile(build.files, 'site')),
    serviceWorkerFile(build.files, reader),
  ];
  return [...new Map(all.map((file) => [file.path, file])).values()];
}

/** The manifest holds the shell's digest, so that an open page can tell a newer site from its own. */
function bundleFiles(files: readonly BundleFile[], reader: ReaderBuild): SiteFile[] {
  const { digest: shell } = shellOf(files, reader);
  return files.map((file) => {
    const path = `bundle/${file.path}`;
    if (file.name !== 'manifest') return { path, sha256: file.sha256, content: () => file.bytes };
    const manifest = currentFormat.manifest.parse(JSON.parse(file.text));
    return { path, content: () => JSON.stringify({ ...manifest, shell }) };
  });
}

export const readerFiles = ({ files }: Pick<ReaderBuild, 'files'>): SiteFile[] =>
  files.map(({ path, file }) => ({ path, content: () => ({ copyOf: file }) }));

export const themeFiles = (theme: Build['theme']): SiteFile[] =>
  (theme?.files ?? []).map(({ path, sha256, bytes }) => ({ path, sha256, content: () => bytes }));

/** Files of the space with the same content share one path. */
export const mediaFiles = (copies: Build['mediaCopies'], folder = '.'): SiteFile[] =>
  copies.map(({ from, to }) => ({
    path: to.replace(/^\//u, ''),
    content: () => ({ copyOf: join(folder, from) }),
  }));

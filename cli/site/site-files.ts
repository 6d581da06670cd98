import { join } from 'node:path';
import type { Build } from '../../pipeline/build.ts';
import { invariant } from '../../schemas/base/invariant.ts';
import { pages } from '../../schemas/urls.ts';
import type { ReaderBuild } from './reader-build.ts';
import { redirectFiles } from './redirect-files.ts';
import { readBundleFile, routesOf } from './routes.ts';
import { searchEngineFiles } from './search-engine-files.ts';

/** A file of the site before it is written. */
export interface SiteFile {
  /** Relative to the site, with `/` between its parts. */
  readonly path: string;
  /** Its text, or the file that it is a copy of. */
  readonly content: () => Promise<string> | string | { readonly copyOf: string };
}

export interface SiteInput {
  readonly build: Pick<Build, 'files' | 'graph' | 'mediaCopies'>;
  readonly reader: ReaderBuild;
  /** The folder that media are relative to. */
  readonly exportFolder: string | undefined;
}

/** Every file of the site, each path once. A page is rendered when its content is asked for. */
export function siteFiles(input: SiteInput): SiteFile[] {
  const { files } = input.build;
  const prerenderer = input.reader.prerenderer(files, readBundleFile(files, 'site').basePath);
  const page = (url: string, path: string): SiteFile => ({
    path,
    content: async () => {
      const { html, redirect } = await prerenderer.page(url);
      invariant(redirect === undefined, `the page ${url} shows something`);
      return html;
    },
  });
  const all = [
    ...routesOf(files).map((url) => page(url, pagePath(url))),
    page(pages.notFound, '404.html'),
    ...otherFiles(input),
  ];
  return [...new Map(all.map((file) => [file.path, file])).values()];
}

/** The files that are not pages: the bundle, the reader, the space's media, and those for search engines and hosts. */
export const otherFiles = ({ build, reader, exportFolder }: SiteInput): SiteFile[] => [
  ...build.files.map(({ path, text }) => ({ path: `bundle/${path}`, content: () => text })),
  ...reader.files.map(({ path, file }) => ({ path, content: () => ({ copyOf: file }) })),
  ...mediaFiles(build.mediaCopies, exportFolder),
  ...searchEngineFiles(build.files, readBundleFile(build.files, 'site')),
  ...redirectFiles(build.graph),
];

/** Two of the space's files with the same content are one here. */
const mediaFiles = (copies: Build['mediaCopies'], folder = '.'): SiteFile[] =>
  copies.map(({ from, to }) => ({
    path: to.replace(/^\//u, ''),
    content: () => ({ copyOf: join(folder, from) }),
  }));

/** One folder a page, named as the decoded URL. */
export function pagePath(url: string): string {
  const segments = url.split('/').slice(1).filter(Boolean).map(decodeURIComponent);
  const isSafe = segments.every((segment) => !/^\.{1,2}$|[/\\\0]/u.test(segment));
  invariant(isSafe, `the address ${url} stays within the site`);
  return [...segments, 'index.html'].join('/');
}

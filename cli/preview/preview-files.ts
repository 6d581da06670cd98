import { localeFolder } from '../../pipeline/config/in-locale.ts';
import type { Build, OpenBuild } from '../../pipeline/build.ts';
import type { Prerenderer } from '../../schemas/prerenderer.ts';
import { offlinePage } from '../../schemas/service-worker.ts';
import { once } from '../../schemas/base/once.ts';
import type { Project } from '../input/project.ts';
import { hostFiles } from '../site/files/host-files.ts';
import { publicFiles } from '../site/files/public-files.ts';
import { bytesOf, type SiteFile } from '../site/files/site-file.ts';
import { mediaFiles, readerFiles, siteFiles, themeFiles } from '../site/files/site-files.ts';
import { hostedSite } from '../site/files/sites-on-host.ts';
import { markdownCopies } from '../site/machine-readers/markdown-copies.ts';
import type { LoadedReader } from './loaded-reader.ts';
import type { PreviewSite } from './preview-site.ts';

interface Sources {
  readonly open: OpenBuild;
  readonly built: () => Build;
  readonly project: Project;
  readonly reader: LoadedReader;
  readonly prerenderer: Prerenderer;
  readonly images: () => readonly SiteFile[];
  readonly routes: ReadonlySet<string>;
}

interface PreviewFiles extends Pick<PreviewSite, 'file' | 'isLate'> {
  readonly all: () => readonly SiteFile[];
}

/** The files that are no pages. Those that pages load at once need no whole build. */
export function previewFiles(sources: Sources): PreviewFiles {
  const { open, built, project, reader, prerenderer, images, routes } = sources;
  const { graph, within, bundle } = open;
  const { exportFolder, publicFolder, input } = project;
  // the user's own files are those of the locale at the root; a later file takes the place of one before
  const own = localeFolder(graph.config) === '' ? publicFiles(publicFolder) : [];
  const hosted = hostFiles([hostedSite(graph)]);
  const early = byPath([...own, ...readerFiles(reader), ...themeFiles(input.theme), ...hosted]);
  const all = once(() => [
    ...own,
    ...siteFiles({ build: built(), reader, exportFolder }),
    ...hosted,
    ...renderedFiles(prerenderer, markdownCopies(built().files)),
    ...images(),
  ]);
  const everything = once(() => byPath(all()));
  // pictures of a page are known once the page is rendered
  const pictures = () => byPath(mediaFiles(within(bundle().copies), exportFolder));
  const earlyFile = (path: string) => early.get(path) ?? (hasSuffix(path) ? pictures().get(path) : undefined);
  const isLate = (path: string): boolean =>
    hasSuffix(path) && !routes.has(`/${path}`) && earlyFile(path) === undefined;
  return {
    all,
    isLate,
    async file(path) {
      const found = isLate(path) ? everything().get(path) : earlyFile(path);
      return found && bytesOf(found).catch(goneIfMissing);
    },
  };
}

/** Files that the whole build gives have one: `bundle/manifest.json`, `sitemap.xml`. */
const hasSuffix = (path: string): boolean => /\.[^/]*$/u.test(path);

const byPath = (files: readonly SiteFile[]): ReadonlyMap<string, SiteFile> =>
  new Map(files.map((file) => [file.path, file]));

/** The files that the reader makes and that are no pages of their own. */
const renderedFiles = (prerenderer: Prerenderer, copies: ReadonlyMap<string, string>): SiteFile[] => [
  ...Array.from(copies, ([url, path]) => ({ path, content: () => prerenderer.markdown(url) })),
  { path: offlinePage.file, content: async () => (await prerenderer.page(offlinePage.url)).html },
];

/** A file may be gone after a new build of the reader, or if somebody removed an image. */
function goneIfMissing(error: NodeJS.ErrnoException): 'gone' {
  if (error.code === 'ENOENT') return 'gone';
  throw error;
}

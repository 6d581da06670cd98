import { localeFolder } from '../../pipeline/config/in-locale.ts';
import type { PipelineConfig } from '../../pipeline/config/config.ts';
import { siteHeaders } from '../../pipeline/headers/site-headers.ts';
import { whyNoPages } from '../../pipeline/inspect/reach/why-no-pages.ts';
import { sha256 } from '../../pipeline/hash.ts';
import { type Build, build, type BuildInput } from '../../pipeline/build.ts';
import { serviceBase as serviceBaseOf } from '../../pipeline/config/in-locale.ts';
import { inputsByLocale } from '../../pipeline/translations.ts';
import { publishingReport } from '../../pipeline/publishing/publishing-report.ts';
import { whatPublishingBrings } from '../../pipeline/publishing/what-publishing-brings.ts';
import type { Project } from '../input/project.ts';
import type { PublishingReport } from '../../schemas/report/publishing.ts';
import type { CreatePrerenderer, PrerenderedPage, Prerenderer } from '../../schemas/prerenderer.ts';
import { offlinePage } from '../../schemas/service-worker.ts';
import { sameForSame } from '../../schemas/base/same-for-same.ts';
import { publishedFolder } from '../../schemas/preview/page-preview.ts';
import { bundleReader } from '../site/bundle-reader.ts';
import type { ReaderBuild } from '../site/reader-build.ts';
import { readBundleFile, routesOf } from '../site/pages/routes.ts';
import { shellOf } from '../site/pages/shell-of.ts';
import { engineSettings } from '../search-engine/engine-settings.ts';
import { openWording } from '../answers/wording/open-wording.ts';
import { siteAnswers } from './chat/site-answers.ts';
import { goldenReport } from './dashboard/golden-report.ts';
import { findingsInPlace } from './findings/findings-in-place.ts';
import { bundleBackend } from './search/bundle-backend.ts';
import { engineBackend } from './search/engine-backend.ts';
import { ownSearch } from './search/own-search.ts';
import type { SearchBackend } from './search/search-backend.ts';
import { staticConfig } from './static/static-config.ts';
import { pageThatFailed } from './failed-page.ts';
import type { PreviewProject } from './preview-project.ts';
import type { PreviewSite } from './preview-site.ts';
import { noImages, previewImages } from './preview-images.ts';
import { pageShowing } from './page-showing.ts';
import { markdownCopies } from '../site/machine-readers/markdown-copies.ts';
import { hostFiles } from '../site/files/host-files.ts';
import { publicFiles } from '../site/files/public-files.ts';
import { hostedSite } from '../site/files/sites-on-host.ts';
import { siteFiles } from '../site/files/site-files.ts';
import { bytesOf, type SiteFile } from '../site/files/site-file.ts';

/** The reader's build, with its prerenderer loaded. */
export type LoadedReader = ReaderBuild & { readonly createPrerenderer: CreatePrerenderer };

interface Options {
  /** Whether the site is written as files, without services. */
  readonly isStatic?: boolean;
  readonly published?: PreviewSite | undefined;
  readonly publishing?: PreviewSite['publishing'];
}

/** The site in the first of its locales, with the others at hand. */
export const buildPreviewSite = (
  project: PreviewProject,
  reader: LoadedReader,
  options: Options = {},
): PreviewSite => {
  const input = onOneHost(project.input);
  const publishing = once(() => ({ report: publishingIn(input, project) }));
  return sitesOf(inputsByLocale(input), {
    project,
    reader,
    options: { ...options, publishing: () => publishing().report },
  });
};

const publishingIn = (
  input: BuildInput,
  { published, isFuture = false }: PreviewProject,
): PublishingReport | undefined =>
  published && !isFuture
    ? publishingReport(whatPublishingBrings(input, published.input.exported))
    : undefined;

interface Building {
  readonly project: Project;
  readonly reader: LoadedReader;
  readonly options: Options;
}

function sitesOf(inputs: readonly BuildInput[], { project, reader, options }: Building): PreviewSite {
  const [input = project.input, ...others] = inputs;
  const publishedIn = ({ basePath }: PipelineConfig): PreviewSite | undefined =>
    options.published?.translations.find((each) => each.basePath === basePath + publishedFolder)?.site();
  return {
    ...siteOf({ ...project, input }, reader, options),
    translations: others.map((other) => ({
      basePath: other.config.basePath,
      site: once(() =>
        siteOf({ ...project, input: other }, reader, { ...options, published: publishedIn(other.config) }),
      ),
    })),
  };
}

function siteOf(
  project: Project,
  reader: LoadedReader,
  { isStatic = false, published, publishing = () => undefined }: Options = {},
): PreviewSite {
  const { input } = project;
  const withServices = isStatic ? asFiles(input) : withOwnServices(input);
  const built = build({ ...withServices, sourceLocations: reader.kind === 'preview' });
  const { scripts = [], basePath, ...site } = readBundleFile(built.files, 'site');
  const prerenderer = reader.createPrerenderer({
    read: bundleReader(built.files),
    shell: shellOf(built.files, reader),
  });
  const copies = markdownCopies(built.files);
  const images = isStatic ? noImages : previewImages(built, project.exportFolder);
  const others = [...filesOf(built, project, reader), ...renderedFiles(prerenderer, copies), ...images.files];
  const search = isStatic ? bundleBackend(built) : searchBackend(built, input);
  const inPlace = once(() => findingsInPlace(built));
  const render = (url: string) =>
    prerenderer
      .page(url, { hasMarkdown: copies.has(url), shareImage: images.imageOf(url) })
      .catch((error: unknown) => pageThatFailed(error, { url, graph: built.graph, basePath }));
  return {
    name: site.name,
    basePath,
    serviceBase: site.serviceBase,
    headers: siteHeaders(built.graph.config),
    services: site.services,
    scripts: scripts.map(({ src }) => src),
    scriptProxy: site.scriptProxy,
    findings: built,
    inPlace,
    graph: built.graph,
    noPages: whyNoPages(built.graph, input.exported),
    routes: new Set(routesOf(built.files)),
    version: versionOf(built, reader, published),
    published,
    publishing,
    translations: [],
    search: isStatic || !hasLiveSearch(input.config) ? undefined : search,
    golden: once(() => goldenReport({ project, search })),
    isStatic,
    answers: isStatic ? undefined : siteAnswers(built, openWording(input.config.answers)),
    pageOf: (id) => pageShowing(id, built.graph, inPlace),
    page: keptPages(render),
    render,
    files: others,
    file: fileReader(others),
  };
}

/** The user's own files are those of the locale at the root. They come first: a later file takes the place of one before. */
const filesOf = (built: Build, { exportFolder, publicFolder }: Project, reader: ReaderBuild): SiteFile[] => [
  ...(localeFolder(built.graph.config) === '' ? publicFiles(publicFolder) : []),
  ...siteFiles({ build: built, reader, exportFolder }),
  ...hostFiles([hostedSite(built.graph)]),
];

const asFiles = (input: BuildInput): BuildInput => ({
  ...input,
  config: staticConfig(input.config),
});

/** The files that the reader makes and that are no pages of their own. */
const renderedFiles = (prerenderer: Prerenderer, copies: ReadonlyMap<string, string>): SiteFile[] => [
  ...Array.from(copies, ([url, path]) => ({ path, content: () => prerenderer.markdown(url) })),
  { path: offlinePage.file, content: async () => (await prerenderer.page(offlinePage.url)).html },
];

function fileReader(files: readonly SiteFile[]): PreviewSite['file'] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return async (path) => {
    const found = byPath.get(path);
    return found && bytesOf(found).catch(goneIfMissing);
  };
}

/** Renders each page once. Pages that failed, or that do not exist, are rendered again at the next request. */
function keptPages(render: PreviewSite['render']): PreviewSite['page'] {
  const rendered = new Map<string, Promise<PrerenderedPage>>();
  return (url) => {
    const known = rendered.get(url);
    if (known !== undefined) return known;
    const page = render(url);
    rendered.set(url, page);
    const forget = () => void rendered.delete(url);
    page.then(({ status }) => status !== 200 && forget(), forget);
    return page;
  };
}

/** Calls `make` at the first call only, and keeps its result. */
function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/** A file may be gone after a new build of the reader, or if somebody removed an image. */
function goneIfMissing(error: NodeJS.ErrnoException): 'gone' {
  if (error.code === 'ENOENT') return 'gone';
  throw error;
}

/** The published site, which a preview shows beside drafts. It has no services of its own. */
export const buildPublishedSite = (project: Project, reader: LoadedReader): PreviewSite =>
  sitesOf(inputsByLocale(onOneHost(project.input)).map(asPublished), {
    project,
    reader,
    options: { isStatic: true },
  });

const asPublished = (input: BuildInput): BuildInput => ({
  ...input,
  config: publishedConfig(input.config),
  translations: input.translations?.map((each) => ({ ...each, basePath: each.basePath + publishedFolder })),
});

/** A preview has one host: a locale with a host of its own is in its folder. */
const onOneHost = (input: BuildInput): BuildInput => ({ ...input, config: oneHostConfig(input.config) });

const oneHostConfig = sameForSame((config: PipelineConfig): PipelineConfig => ({
  ...config,
  locales: config.locales?.map(({ siteUrl: _own, ...each }) => ({ ...each, prefix: `/${each.folder}` })),
}));

/** Replaces the live services by those of the preview. */
const withOwnServices = (input: BuildInput): BuildInput => ({ ...input, config: ownConfig(input.config) });

// values that builds carry hold for one configuration object
const ownConfig = sameForSame((config: PipelineConfig): PipelineConfig => {
  const { search, services, basePath } = config;
  // the search and the chat of a locale know its pages alone
  const folder = basePath.slice(serviceBaseOf(config).length - 1, -1);
  const { helpCenter } = services;
  return {
    ...config,
    ...(typeof helpCenter === 'string' && { services: { ...services, helpCenter: folder + helpCenter } }),
    ...(hasLiveSearch(config) && {
      search: { ...search, service: { ...ownSearch, auth: folder + ownSearch.auth } },
    }),
  };
});

/** The preview also answers for a search engine that is configured. */
const hasLiveSearch = ({ search: { service, engine } }: PipelineConfig): boolean =>
  service !== false && (service ?? engine) !== undefined;

const publishedConfig = sameForSame((config: PipelineConfig): PipelineConfig => ({
  ...config,
  basePath: config.basePath + publishedFolder,
  hosts: [],
}));

/** The configured search engine, else the bundle's own index. */
function searchBackend(built: Build, { config }: BuildInput): SearchBackend {
  const bundle = bundleBackend(built);
  const engine = engineSettings({ config, locale: built.graph.locale });
  return engine === undefined ? bundle : engineBackend(engine, bundle);
}

const versionOf = ({ files }: Build, reader: ReaderBuild, published: PreviewSite | undefined): string => {
  const all = [files, reader.files].map((each) => each.map(({ path }) => path));
  return sha256(JSON.stringify([...all, published?.version])).slice(0, 16);
};

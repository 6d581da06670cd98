import type { PipelineConfig } from '../../pipeline/config/config.ts';
import { siteHeaders } from '../../pipeline/headers/site-headers.ts';
import type { Graph } from '../../pipeline/graph.ts';
import { whyNoPages } from '../../pipeline/inspect/reach/why-no-pages.ts';
import { sha256 } from '../../pipeline/hash.ts';
import { type Build, build, type BuildInput } from '../../pipeline/build.ts';
import type { Project } from '../input/project.ts';
import type { CreatePrerenderer, PrerenderedPage } from '../../schemas/prerenderer.ts';
import { offlinePage } from '../../schemas/service-worker.ts';
import { sameForSame } from '../../schemas/base/same-for-same.ts';
import { publishedFolder } from '../../schemas/preview/page-preview.ts';
import { ownServices } from '../../schemas/services/addresses.ts';
import { bundleReader } from '../site/bundle-reader.ts';
import type { ReaderBuild } from '../site/reader-build.ts';
import { readBundleFile, routesOf } from '../site/routes.ts';
import { shellOf } from '../site/shell-of.ts';
import { engineSettings } from '../search-engine/engine-settings.ts';
import { openWording } from '../answers/wording/open-wording.ts';
import { type SiteAnswers, siteAnswers } from './chat/site-answers.ts';
import { type GoldenReport, goldenReport } from './dashboard/golden-report.ts';
import { type FindingsInPlace, findingsInPlace } from './findings/findings-in-place.ts';
import { bundleBackend } from './search/bundle-backend.ts';
import { engineBackend } from './search/engine-backend.ts';
import { ownSearch } from './search/own-search.ts';
import type { SearchBackend } from './search/search-backend.ts';
import { staticConfig } from './static/static-config.ts';
import { pageThatFailed } from './failed-page.ts';
import { pageShowing } from './page-showing.ts';
import { markdownCopies } from '../site/machine-readers/markdown-copies.ts';
import { bytesOf, type SiteFile, siteFiles } from '../site/site-files.ts';

/** A site that is built in memory. */
export interface PreviewSite {
  readonly name: string;
  readonly basePath: string;
  /** What every answer says to browsers, the content policy among it. */
  readonly headers: Readonly<Record<string, string>>;
  /** Where the reader finds the live services, by name. */
  readonly services: Readonly<Record<string, string>>;
  /** The addresses of the scripts of other sites, and the path that gives them from here. */
  readonly scripts: readonly string[];
  readonly scriptProxy: string | undefined;
  readonly findings: Pick<Build, 'diagnostics' | 'counts'>;
  /** The same findings where they are seen. */
  readonly inPlace: () => FindingsInPlace;
  readonly graph: Graph;
  /** The address of every page. */
  readonly routes: ReadonlySet<string>;
  /** Another one wherever a page can look different. */
  readonly version: string;
  /** What the preview's own search answers from; undefined where readers search in their browser. */
  readonly search: SearchBackend | undefined;
  /** What the preview's own chat and quick answers answer from. */
  readonly answers: SiteAnswers | undefined;
  /** How the golden queries do; asked once. */
  readonly golden: () => Promise<GoldenReport>;
  /** It is written as files: it answers no service, and nobody sends anything. */
  readonly isStatic: boolean;
  /** The page that shows an entry or an asset, with the hash of an entry's place there, by its id. */
  readonly pageOf: (id: string) => string | undefined;
  /** The page at a path; each that there is, is rendered once. In place of one that throws: a page that says so. */
  page(url: string): Promise<PrerenderedPage>;
  /** The same, rendered at each call and not kept. */
  readonly render: (url: string) => Promise<PrerenderedPage>;
  /** The same site as readers see it now, below `publishedFolder`; undefined where what is published is not at hand. */
  readonly published: PreviewSite | undefined;
  /** Why it has no page, and what to do; empty where it has one. */
  readonly noPages: readonly string[];
  /** Those that are not pages. */
  readonly files: readonly SiteFile[];
  /** The bytes of a file that is not a page, by its path within the site; `gone` where it was removed since the build. */
  file(path: string): Promise<Uint8Array<ArrayBuffer> | 'gone' | undefined>;
}

/** The reader's build, and its program for pages loaded. */
export type LoadedReader = ReaderBuild & { readonly createPrerenderer: CreatePrerenderer };

interface Options {
  /** To be written as files, without any service. */
  readonly isStatic?: boolean;
  readonly published?: PreviewSite | undefined;
}

export function previewSite(
  project: Project,
  reader: LoadedReader,
  { isStatic = false, published }: Options = {},
): PreviewSite {
  const { input, exportFolder } = project;
  const own = isStatic ? { ...input, config: staticConfig(input.config) } : withOwnServices(input);
  const built = build({ ...own, sourceLocations: reader.kind === 'preview' });
  const { name, basePath, services, scripts = [], scriptProxy } = readBundleFile(built.files, 'site');
  const shell = shellOf(built.files, reader);
  const prerenderer = reader.createPrerenderer({ read: bundleReader(built.files), shell });
  const rendered = new Map<string, Promise<PrerenderedPage>>();
  const copies = markdownCopies(built.files);
  const others = [
    ...siteFiles({ build: built, reader, exportFolder }),
    ...Array.from(copies, ([url, path]) => ({ path, content: () => prerenderer.markdown(url) })),
    { path: offlinePage.file, content: async () => (await prerenderer.page(offlinePage.url)).html },
  ];
  const search = isStatic ? bundleBackend(built) : searchBackend(built, input);
  const inPlace = once(() => findingsInPlace(built));
  const files = new Map(others.map((file) => [file.path, file]));
  const render = (url: string) =>
    prerenderer
      .page(url, { hasMarkdown: copies.has(url) })
      .catch((error: unknown) => pageThatFailed(error, { url, graph: built.graph, basePath }));
  return {
    name,
    basePath,
    headers: siteHeaders(built.graph.config),
    services,
    scripts: scripts.map(({ src }) => src),
    scriptProxy,
    findings: built,
    inPlace,
    graph: built.graph,
    noPages: whyNoPages(built.graph, input.exported),
    routes: new Set(routesOf(built.files)),
    version: versionOf(built, reader, published),
    published,
    search: isStatic || input.config.search.service === false ? undefined : search,
    golden: once(() => goldenReport({ project, search })),
    isStatic,
    answers: isStatic ? undefined : siteAnswers(built, openWording(input.config.answers)),
    pageOf: (id) => pageShowing(id, built.graph, inPlace),
    page(url) {
      const known = rendered.get(url);
      if (known !== undefined) return known;
      const page = render(url);
      rendered.set(url, page);
      // what is nowhere can be asked for by any name, and what has failed may not the next time
      const forget = () => void rendered.delete(url);
      page.then(({ status }) => status !== 200 && forget(), forget);
      return page;
    },
    render,
    files: others,
    async file(path) {
      const found = files.get(path);
      return found && bytesOf(found).catch(goneIfMissing);
    },
  };
}

/** What is made when it is asked for, and then kept. */
function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/** The reader was built again, or somebody has removed a picture. */
function goneIfMissing(error: NodeJS.ErrnoException): 'gone' {
  if (error.code === 'ENOENT') return 'gone';
  throw error;
}

/** The site of what is published, for a preview to show beside drafts. It has no services of its own. */
export function publishedSite(project: Project, reader: LoadedReader): PreviewSite {
  const input = { ...project.input, config: publishedConfig(project.input.config) };
  return previewSite({ ...project, input }, reader, { isStatic: true });
}

/** The preview answers in place of every live service, also of those that the configuration neither names nor switches off. */
const withOwnServices = (input: BuildInput): BuildInput => ({ ...input, config: ownConfig(input.config) });

// what earlier builds remember holds for one configuration
const ownConfig = sameForSame((config: PipelineConfig): PipelineConfig => ({
  ...config,
  services: { ...ownServices, ...config.services },
  ...(config.search.service !== false && { search: { ...config.search, service: ownSearch } }),
}));

const publishedConfig = sameForSame((config: PipelineConfig): PipelineConfig => ({
  ...config,
  basePath: config.basePath + publishedFolder,
  hosts: [],
}));

/** The engine that the configuration names, else the build itself. */
function searchBackend(built: Build, { config }: BuildInput): SearchBackend {
  const bundle = bundleBackend(built);
  const engine = engineSettings({ config, locale: built.graph.locale });
  return engine === undefined ? bundle : engineBackend(engine, bundle);
}

const versionOf = ({ files }: Build, reader: ReaderBuild, published: PreviewSite | undefined): string => {
  const all = [files, reader.files].map((each) => each.map(({ path }) => path));
  return sha256(JSON.stringify([...all, published?.version])).slice(0, 16);
};

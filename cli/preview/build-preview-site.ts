import { randomBytes } from 'node:crypto';
import type { PipelineConfig } from '../../pipeline/config/config.ts';
import { siteHeaders } from '../../pipeline/headers/site-headers.ts';
import { whyNoPages } from '../../pipeline/inspect/reach/why-no-pages.ts';
import { type Build, type BuildInput, openBuild } from '../../pipeline/build.ts';
import { publishingReport } from '../../pipeline/publishing/publishing-report.ts';
import { whatPublishingBrings } from '../../pipeline/publishing/what-publishing-brings.ts';
import { inputsByLocale } from '../../pipeline/translations.ts';
import type { Project } from '../input/project.ts';
import type { BundleFiles } from '../../schemas/bundle/index.ts';
import type { PublishingReport } from '../../schemas/report/publishing.ts';
import type { PrerenderedPage } from '../../schemas/prerenderer.ts';
import { once } from '../../schemas/base/once.ts';
import { publishedFolder } from '../../schemas/preview/page-preview.ts';
import { readBundleFile } from '../site/pages/routes.ts';
import { engineSettings } from '../search-engine/engine-settings.ts';
import { openWording } from '../answers/wording/open-wording.ts';
import { placesOf } from '../feedback/accept/places.ts';
import { openIndex } from '../feedback/unanswered/opened-index.ts';
import { type Unanswered, unansweredIn } from '../feedback/unanswered/unanswered.ts';
import { answersOfBuild } from '../services/chat/site-answers.ts';
import { goldenReport } from './dashboard/golden-report.ts';
import { findingsInPlace } from './findings/findings-in-place.ts';
import { bundleBackend } from '../services/search/bundle-backend.ts';
import { engineBackend } from '../services/search/engine-backend.ts';
import type { SearchBackend } from '../services/search/search-backend.ts';
import { pageThatFailed } from './failed-page.ts';
import { latePages } from './late-pages.ts';
import type { LoadedReader } from './loaded-reader.ts';
import { previewFiles } from './preview-files.ts';
import type { PreviewProject } from './preview-project.ts';
import type { PreviewSite } from './preview-site.ts';
import { noImages, previewImages } from './preview-images.ts';
import { asFiles, asPublished, hasLiveSearch, onOneHost, withOwnServices } from './preview-input.ts';
import { pageShowing } from './page-showing.ts';
import { restOf } from './rest-of-build.ts';

interface Options {
  /** Whether the site is written as files, without services. */
  readonly isStatic?: boolean;
  readonly published?: PreviewSite | undefined;
  readonly publishing?: PreviewSite['publishing'];
  readonly translations?: PreviewSite['translations'];
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
  const opened: PreviewSite[] = [];
  const open = (other: BuildInput): PreviewSite => {
    const own = { ...options, published: publishedIn(other.config) };
    const site = siteOf({ ...project, input: other }, reader, own);
    opened.push(site);
    return site;
  };
  const translations = others.map((other) => ({
    basePath: other.config.basePath,
    site: once(() => open(other)),
  }));
  const site = siteOf({ ...project, input }, reader, { ...options, translations });
  const stop = () => [site, ...opened].forEach(({ rest }) => rest.stop());
  return { ...site, rest: { ...site.rest, stop } };
}

function siteOf(
  project: Project,
  reader: LoadedReader,
  { isStatic = false, published, publishing = () => undefined, translations = [] }: Options = {},
): PreviewSite {
  const { input } = project;
  const withServices = isStatic ? asFiles(input) : withOwnServices(input);
  const open = openBuild({ ...withServices, sourceLocations: reader.kind === 'preview' });
  const { graph, validation, emitted, within } = open;
  const built = once(() => ({ ...validation.value(), ...emitted.value(), theme: input.theme }));
  const rest = restOf(open);
  const { files, routes, hasMarkdown, prerenderer } = latePages(open, reader);
  const about = aboutSite(readBundleFile(files, 'site'));
  const shared = { files, graph, theme: input.theme, mediaCopies: within(open.bundle().copies) };
  const images = isStatic ? noImages : within(() => previewImages(shared, project.exportFolder));
  const others = previewFiles({ open, built, project, reader, prerenderer, images: images.files, routes });
  const search = isStatic ? bundleBackend(built) : searchBackend(built, input, graph.locale);
  const inPlace = once(() => findingsInPlace(validation.value()));
  const render = async (url: string) => {
    const pageOptions = () => ({ hasMarkdown: hasMarkdown(url), shareImage: images.imageOf(url) });
    const page = async () => prerenderer.page(url, within(pageOptions));
    return page().catch((error: unknown) => pageThatFailed(error, { url, graph, basePath: about.basePath }));
  };
  return {
    ...about,
    themeLinks: themeLinksOf(input),
    headers: siteHeaders(graph.config),
    findings: validation.value,
    inPlace,
    graph,
    noPages: whyNoPages(graph, input.exported),
    routes,
    version: randomBytes(8).toString('hex'),
    published,
    publishing,
    translations,
    search: isStatic || !hasLiveSearch(input.config) ? undefined : search,
    golden: once(() => goldenReport({ project, search })),
    ...unansweredOf(built, project),
    isStatic,
    answers: isStatic ? undefined : answersOfBuild(built, openWording(input.config.answers)),
    pageOf: (id) => pageShowing(id, graph, inPlace),
    page: keptPages(render),
    render,
    rest,
    files: others.all,
    isLate: others.isLate,
    file: others.file,
  };
}

/** The index is opened when something was asked without an answer. The dashboard asks the same with each view: that is found once. */
function unansweredOf(built: () => Build, project: Project): Pick<PreviewSite, 'unanswered' | 'places'> {
  const index = once(() => openIndex(built()));
  let last: { readonly key: string; readonly found: readonly Unanswered[] } | undefined;
  return {
    async unanswered(searches) {
      if (searches.length === 0) return [];
      const key = JSON.stringify(searches);
      if (last?.key !== key) last = { key, found: unansweredIn(await index(), searches) };
      return last.found;
    },
    places: placesOf(project),
  };
}

const themeLinksOf = ({ theme, config }: Project['input']): PreviewSite['themeLinks'] =>
  theme === undefined || config.theme?.styles !== undefined
    ? []
    : theme.head.filter(({ rel }) => rel === 'stylesheet' || rel === 'preload');

const aboutSite = ({
  name,
  basePath,
  serviceBase,
  services,
  scripts = [],
  scriptProxy,
}: BundleFiles['site']) => ({
  name,
  basePath,
  serviceBase,
  services,
  scripts: scripts.map(({ src }) => src),
  scriptProxy,
});

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

/** The published site, which a preview shows beside drafts. It has no services of its own. */
export const buildPublishedSite = (project: Project, reader: LoadedReader): PreviewSite =>
  sitesOf(inputsByLocale(onOneHost(project.input)).map(asPublished), {
    project,
    reader,
    options: { isStatic: true },
  });

/** The configured search engine, else the bundle's own index. */
function searchBackend(built: () => Build, { config }: BuildInput, locale: string): SearchBackend {
  const bundle = bundleBackend(built);
  const engine = engineSettings({ config, locale });
  return engine === undefined ? bundle : engineBackend(engine, bundle);
}

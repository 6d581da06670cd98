import type { Mock } from 'vitest';
import { hostFiles } from '../../../cli/site/files/host-files.ts';
import { hostedSite } from '../../../cli/site/files/sites-on-host.ts';
import { machineReaderFiles } from '../../../cli/site/machine-readers/machine-reader-files.ts';
import { markdownCopies } from '../../../cli/site/machine-readers/markdown-copies.ts';
import { pagePath } from '../../../cli/site/pages/page-path.ts';
import { readBundleFile, routesOf } from '../../../cli/site/pages/routes.ts';
import { searchEngineFiles } from '../../../cli/site/files/search-engine-files.ts';
import { bytesOf, type SiteFile } from '../../../cli/site/files/site-file.ts';
import { buildPreviewSite } from '../../../cli/preview/build-preview-site.ts';
import { staticFiles } from '../../../cli/preview/static/static-files.ts';
import { safeUrl } from '../../../pipeline/addresses/address-of.ts';
import { type Build, build } from '../../../pipeline/build.ts';
import type { Entry } from '../../../pipeline/entry.ts';
import type { Graph } from '../../../pipeline/graph.ts';
import { createPrerenderer } from '../../../reader/app/prerender.tsx';
import type { ContentTypeDefinition } from '../../../schemas/content/content-type.ts';
import { contentTypes } from '../../../schemas/content/index.ts';
import { rulePagePath } from '../../../schemas/preview/page-preview.ts';
import { pages } from '../../../schemas/urls.ts';
import { projectOf, readerOf } from '../../cli/preview/built-site.ts';
import { settings } from '../../pipeline/documents.ts';
import { misplacedElements } from './nesting.ts';
import { type OddSpace, oddSpace } from './odd-space.ts';

const shell = { basePath: '/', scripts: [], styles: [], otherStyles: [] };
const config = { siteUrl: 'https://help.example.com', hosts: ['netlify', 'vercel', 'nginx'] } as const;
const oddConfig = { ...config, hosts: [...config.hosts] };

export interface SpaceWork {
  readonly seed: string;
  readonly plants: number;
  /** What takes long too: the preview's own pages, and how browsers read the HTML of each page. */
  readonly isThorough: boolean;
  /** What the console was told. */
  readonly told: Mock;
}

/** What goes wrong with a space of odd values, a sentence each: nothing should. */
export async function faultsOfSpace({ seed, plants, isThorough, told }: SpaceWork): Promise<string[]> {
  const faults: string[] = [];
  const during = async (what: string, work: () => unknown): Promise<void> => {
    try {
      await work();
    } catch (error) {
      faults.push(`${what} of the space ${seed}: ${whereOf(error)}`);
    }
    for (const words of told.mock.calls.splice(0))
      faults.push(`${what} of the space ${seed} says ${words.map(String).join(' ').slice(0, 400)}`);
  };
  const exported = oddSpace(seed, plants);
  const input = { exported, config: settings(oddConfig), now: '2026-11-20' };
  let built: Build | undefined;
  await during('the build', () => void (built = build(input)));
  if (isThorough)
    await during('the build with source locations', () => build({ ...input, sourceLocations: true }));
  if (built === undefined) return faults;
  const { files, graph } = built;
  faults.push(
    ...silentlyDropped(built).map((each) => `${each} of the space ${seed} is dropped without a finding`),
  );
  const site = readBundleFile(files, 'site');
  for (const make of [searchEngineFiles, machineReaderFiles])
    await during(make.name, () => readAll(make(files, site)));
  await during('hostFiles', () => readAll(hostFiles([hostedSite(graph)])));
  if (isThorough) await during('the preview', async () => readAll(await filesOfPreview(exported)));
  await renderAll(files, { isThorough, during });
  return faults;
}

type During = (what: string, work: () => unknown) => Promise<void>;

async function renderAll(
  files: Build['files'],
  { isThorough, during }: { readonly isThorough: boolean; readonly during: During },
): Promise<void> {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const read = async (path: string): Promise<unknown> => JSON.parse(texts.get(path) ?? 'null');
  const prerenderer = createPrerenderer({ read, shell });
  const copies = markdownCopies(files);
  for (const url of routesOf(files)) {
    await during(`the page ${url}`, async () => {
      pagePath(url);
      const { html, status } = await prerenderer.page(url, { hasMarkdown: copies.has(url) });
      if (status !== (url === pages.notFound ? 404 : 200)) throw new Error(`its status is ${status}`);
      if (!html.includes('<h1')) throw new Error('it has no heading');
      const misplaced = isThorough ? misplacedElements(html) : [];
      if (misplaced.length > 0) throw new Error(`browsers read ${misplaced.join(', ')}`);
    });
    if (copies.has(url)) await during(`the Markdown of ${url}`, () => prerenderer.markdown(url));
  }
}

/** All but the pages of rules, which say nothing of a space. */
async function filesOfPreview(exported: OddSpace): Promise<SiteFile[]> {
  const project = projectOf(exported, { config: oddConfig });
  const files = await staticFiles(buildPreviewSite(project, readerOf({}), { isStatic: true }));
  return files.filter(({ path }) => !path.startsWith(rulePagePath('')));
}

async function readAll(files: readonly SiteFile[]): Promise<void> {
  for (const file of files) await bytesOf(file);
}

/** The addresses that readers do not get, and no finding at their field says so. */
function silentlyDropped({ graph, diagnostics }: Build): string[] {
  const told = new Set(
    diagnostics.flatMap(({ entry, field }) => (entry ? [`${entry.id} ${field?.[0]}`] : [])),
  );
  return [...graph.entries.values()]
    .filter(({ id }) => graph.reported.has(id))
    .flatMap((entry) => droppedUrls(entry, graph).map((field) => `${entry.id} ${field}`))
    .filter((place) => !told.has(place));
}

function droppedUrls({ type, fields }: Entry, graph: Graph): string[] {
  const definition: ContentTypeDefinition | undefined = type && contentTypes[type];
  return Object.entries(definition?.fields ?? {}).flatMap(([name, field]) => {
    const value = fields[name];
    if (field.kind !== 'url' || typeof value !== 'string' || value.trim() === '') return [];
    return safeUrl(value, graph, field.use) === undefined ? [name] : [];
  });
}

/** The error, and the first places of ours in its stack. */
function whereOf(error: unknown): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const ours = stack.split('\n').filter((line) => /\/(?:schemas|pipeline|cli|reader)\//u.test(line));
  return [message.slice(0, 200), ...ours.slice(0, 3).map((line) => line.trim())].join(' ');
}

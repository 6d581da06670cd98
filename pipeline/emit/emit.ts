import { chosenKnowledgeBase } from '../config/chosen-knowledge-base.ts';
import { currentFormat, type BundleFiles, type Manifest } from '../../schemas/bundle/index.ts';
import type { RoutePath } from '../../schemas/base/ids.ts';
import type { SearchDocument } from '../../schemas/search/search-index.ts';
import type { OtherDocument } from '../config/other-documents.ts';
import type { Graph } from '../graph.ts';
import { sha256, shortHash } from '../hash.ts';
import type { NormalSpace } from '../stages/normalize.ts';
import { announcementsFile } from './announcements.ts';
import { articles } from './articles.ts';
import type { BundleFile } from './bundle-file.ts';
import { capabilitiesFile } from './capabilities.ts';
import { categoriesFile, homeFile } from './home.ts';
import { redirectsFile } from './redirects.ts';
import { productAreas } from './product-areas.ts';
import { autocompleteFile, searchFile } from './search.ts';
import { searchDocuments } from './search-documents.ts';
import { siteFile } from './site.ts';
import { siteTree } from './site-tree.ts';

/** How much of a file's hash its name holds, in hexadecimal digits. */
const hashInName = 16;

interface Emitted {
  /** The manifest last. */
  readonly files: BundleFile[];
  /** What the search finds, with the texts, which its index does not keep. */
  readonly searchDocuments: readonly SearchDocument[];
}

/** The bundle's files. Same input, same bytes. */
export function emit(space: NormalSpace, graph: Graph, others: readonly OtherDocument[] = []): Emitted {
  const { config } = graph;
  const { searchSource: source } = chosenKnowledgeBase(config);
  const tree = siteTree(space, graph);
  const all = articles(space, graph, tree);
  const updatedAt = newestOf(graph);
  const lists = {
    announcements: announcementsFile(space),
    capabilities: capabilitiesFile(space, graph),
    categories: categoriesFile(space, graph),
  };
  const documents = searchDocuments(all, { source, areas: productAreas(space, graph, tree), others });
  const files: BundleFiles = {
    ...lists,
    autocomplete: autocompleteFile(all, graph, source),
    contents: { items: tree },
    home: homeFile(space, graph),
    redirects: redirectsFile(graph),
    search: searchFile(documents, config),
    site: siteFile(graph, { logo: space.logo, updatedAt, lists: whichHold(lists) }),
  };
  const written = [
    ...all.map((article) => hashed(`articles/${article.id}`, article, article.url)),
    ...Object.entries(files).map(([name, content]) => hashed(name, content)),
  ];
  return {
    files: [...written.map(({ file }) => file), manifestFile(written, graph, updatedAt)],
    searchDocuments: documents,
  };
}

const whichHold = (lists: Pick<BundleFiles, 'announcements' | 'capabilities' | 'categories'>) => ({
  announcements: lists.announcements.items.length > 0,
  capabilities: lists.capabilities.items.length > 0,
  categories: lists.categories.cards.length > 0,
});

interface Hashed {
  readonly file: BundleFile;
  readonly sha256: string;
}

function hashed(name: string, content: unknown, url?: RoutePath): Hashed {
  const text = JSON.stringify(content);
  const hash = sha256(text);
  const path = `${name}.${hash.slice(0, hashInName)}.json`;
  return { file: { name, path, text, ...(url !== undefined && { url }) }, sha256: hash };
}

function manifestFile(
  written: readonly Hashed[],
  { config, space }: Graph,
  updatedAt: string | undefined,
): BundleFile {
  const manifest: Manifest = {
    format: currentFormat.format,
    version: shortHash(JSON.stringify(written.map(({ file }) => file.path))), // which hold the hashes
    source: { id: `${space.id}/${space.environment}`, ...(updatedAt !== undefined && { updatedAt }) },
    locale: space.locale,
    knowledgeBase: config.knowledgeBase,
    files: written.map(({ file, sha256: hash }) => ({
      name: file.name,
      path: file.path,
      sha256: hash,
      bytes: utf8.encode(file.text).length,
      ...(file.url !== undefined && { url: file.url }),
    })),
  };
  return { name: 'manifest', path: 'manifest.json', text: JSON.stringify(manifest) };
}

const utf8 = new TextEncoder();

/** The newest change among the entries that the build carries. ISO 8601 in UTC sorts as text. */
function newestOf({ entries, taken }: Graph): string | undefined {
  let newest: string | undefined;
  for (const { id, updatedAt } of entries.values()) {
    if (taken.has(id) && updatedAt !== undefined && updatedAt > (newest ?? '')) newest = updatedAt;
  }
  return newest;
}

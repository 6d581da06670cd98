import { chosenKnowledgeBase } from '../config/chosen-knowledge-base.ts';
import { type BundleFiles, currentFormat, type Manifest } from '../../schemas/bundle/index.ts';
import type { SearchDocument } from '../../schemas/search/search-index.ts';
import type { OtherDocument } from '../config/other-documents.ts';
import type { Graph } from '../graph.ts';
import { sha256, shortHash } from '../hash.ts';
import { keepSame } from '../incremental/keep-same.ts';
import { knownNodes } from '../incremental/known-nodes.ts';
import type { Memory } from '../incremental/memory.ts';
import type { MediaCopy } from '../normalize/media.ts';
import type { MediaFiles } from '../normalize/media-files.ts';
import type { MissingWords } from '../normalize/missing-words.ts';
import type { NormalSpace } from '../stages/normalize.ts';
import { announcementsFile } from './announcements.ts';
import { makeArticle, parentsOf } from './articles.ts';
import { BundleFile } from './bundle-file.ts';
import { capabilitiesFile } from './capabilities.ts';
import { hashedFile } from './hashed-file.ts';
import { categoriesFile, homeFile } from './home.ts';
import { redirectsFile } from './redirects.ts';
import { productAreas } from './product-areas.ts';
import { autocompleteFile, searchFile } from './search.ts';
import { searchDocuments } from './search-documents.ts';
import { siteFile } from './site.ts';
import { siteTree } from './site-tree.ts';

interface Emitted {
  /** The manifest last. */
  readonly files: BundleFile[];
  /** What the search finds, with the texts, which its index does not keep. */
  readonly searchDocuments: readonly SearchDocument[];
  readonly mediaCopies: readonly MediaCopy[];
}

interface EmitOptions {
  /** What a search finds beside the articles. */
  readonly otherDocuments?: readonly OtherDocument[] | undefined;
  readonly files: MediaFiles | undefined;
  /** Only in a preview. */
  readonly missing?: MissingWords | undefined;
  readonly memory: Memory | undefined;
}

/** The bundle's files. Same input, same bytes. */
export function emit(
  space: NormalSpace,
  graph: Graph,
  { otherDocuments = [], files: media, missing, memory }: EmitOptions,
): Emitted {
  const { config } = graph;
  const { searchSource: source } = chosenKnowledgeBase(config);
  const known = memory?.made(graph);
  const tree = keepSame(known?.tree, siteTree(space, graph));
  if (known !== undefined) known.tree = tree;
  const updatedAt = newestOf(graph);
  const lists = {
    announcements: announcementsFile(space),
    capabilities: capabilitiesFile(space, graph),
    categories: categoriesFile(space, graph),
  };
  const made = knownNodes(
    [...space.articles.keys()],
    { graph, files: media, missing, parents: parentsOf(tree), areas: productAreas(space, graph, tree) },
    makeArticle,
    memory && known && { memory, recall: known.articles },
  ).filter((article) => article !== undefined);
  const documents = searchDocuments(
    made.flatMap((article) => article.documents),
    otherDocuments,
  );
  const files: BundleFiles = {
    ...lists,
    autocomplete: autocompleteFile(
      made.map(({ about }) => about),
      graph,
      source,
    ),
    contents: { items: tree },
    home: homeFile(space, graph),
    redirects: redirectsFile(graph),
    search: searchFile(documents, config, known?.terms),
    site: siteFile(graph, { logo: space.logo, updatedAt, lists: whichHold(lists) }),
  };
  const written = [
    ...made.map(({ file }) => file),
    ...Object.entries(files).map(([name, content]) => hashedFile(name, content)),
  ];
  return {
    files: [...written, manifestFile(written, graph, updatedAt)],
    searchDocuments: documents,
    mediaCopies: copiesIn([...space.copies, ...made.flatMap(({ copies }) => copies)]),
  };
}

/** Each file once, in the order of paths. */
const copiesIn = (copies: readonly MediaCopy[]): MediaCopy[] =>
  [...new Map(copies.map((copy) => [copy.from, copy])).values()].toSorted((a, b) =>
    a.from < b.from ? -1 : 1,
  );

const whichHold = (lists: Pick<BundleFiles, 'announcements' | 'capabilities' | 'categories'>) => ({
  announcements: lists.announcements.items.length > 0,
  capabilities: lists.capabilities.items.length > 0,
  categories: lists.categories.cards.length > 0,
});

function manifestFile(
  written: readonly BundleFile[],
  { config, space }: Graph,
  updatedAt: string | undefined,
): BundleFile {
  const manifest: Manifest = {
    format: currentFormat.format,
    version: shortHash(JSON.stringify(written.map(({ path }) => path))), // which hold the hashes
    source: { id: `${space.id}/${space.environment}`, ...(updatedAt !== undefined && { updatedAt }) },
    locale: space.locale,
    knowledgeBase: config.knowledgeBase,
    files: written.map(({ name, path, bytes, sha256: hash, url }) => ({
      name,
      path,
      sha256: hash,
      bytes: bytes.length,
      ...(url !== undefined && { url }),
    })),
  };
  const bytes = new TextEncoder().encode(JSON.stringify(manifest));
  return new BundleFile({ name: 'manifest', path: 'manifest.json', bytes, sha256: sha256(bytes) });
}

/** The newest change among the entries that the build carries. ISO 8601 in UTC sorts as text. */
function newestOf({ entries, taken }: Graph): string | undefined {
  let newest: string | undefined;
  for (const { id, updatedAt } of entries.values()) {
    if (taken.has(id) && updatedAt !== undefined && updatedAt > (newest ?? '')) newest = updatedAt;
  }
  return newest;
}

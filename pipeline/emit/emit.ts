import { listsArticles } from '../inspect/content/members.ts';
import type { EntryId } from '../../schemas/base/ids.ts';
import { chosenKnowledgeBase } from '../config/chosen-knowledge-base.ts';
import { type BundleFiles, currentFormat, type Manifest, type TreeItem } from '../../schemas/bundle/index.ts';
import type { SearchDocument } from '../../schemas/search/index/search-index.ts';
import type { OtherDocument } from '../config/other-documents.ts';
import type { ResolvedTheme } from '../theme/resolved-theme.ts';
import type { Graph } from '../graph.ts';
import { sha256, shortHash } from '../hash.ts';
import type { MediaCopy } from '../normalize/media.ts';
import { KnownTerms } from '../../schemas/search/index/build-index.ts';
import { keepSame } from '../queries/keep-same.ts';
import { carried } from '../queries/queries.ts';
import { track } from '../queries/track.ts';
import type { NodeSources, NormalSpace } from '../stages/normalize.ts';
import type { Cards } from './around/listed-of.ts';
import { announcementsFile } from './lists/announcements.ts';
import { tagFiles } from './around/tag-articles.ts';
import { tagDocuments, tagSuggestion } from './around/tag-documents.ts';
import { articleMade, listMade, type MadeArticle, parentsOf } from './articles.ts';
import { autocompleteFile } from './autocomplete.ts';
import { BundleFile } from './bundle-file.ts';
import { capabilitiesFile } from './lists/capabilities.ts';
import { hashedFile } from './hashed-file.ts';
import { categoriesFile, homeFile } from './lists/home.ts';
import { redirectsFile } from './redirects.ts';
import { productAreas } from './lists/product-areas.ts';
import { searchFile } from './search.ts';
import { searchDocuments } from './search-documents.ts';
import { siteFile } from './site.ts';
import { siteTree } from './lists/site-tree.ts';

interface Emitted {
  /** The manifest last. */
  readonly files: BundleFile[];
  /** The documents of the search with their texts, which the search index does not contain; without the pages of tags. */
  readonly searchDocuments: readonly SearchDocument[];
  readonly mediaCopies: readonly MediaCopy[];
}

interface Besides {
  /** They are searched in addition to the articles. */
  readonly otherDocuments?: readonly OtherDocument[] | undefined;
  readonly theme?: Pick<ResolvedTheme, 'head' | 'logo'> | undefined;
}

/** The files of the bundle. The same input gives the same bytes. */
export function emit(
  space: NormalSpace,
  sources: NodeSources,
  { otherDocuments = [], theme }: Besides = {},
): Emitted {
  const { graph } = sources;
  const { config } = graph;
  const { searchSource: source } = chosenKnowledgeBase(config);
  const tree = carried<ReturnType<typeof siteTree>>('tree', (before) =>
    keepSame(before, siteTree(space, graph)),
  );
  const updatedAt = newestOf(graph);
  const lists = {
    announcements: announcementsFile(space),
    capabilities: capabilitiesFile(space, graph),
    categories: categoriesFile(space, graph),
  };
  const { made, tags, cards } = makeArticles(space, sources, tree);
  const documents = searchDocuments(
    made.flatMap((article) => article.documents),
    otherDocuments,
  );
  const ofTags = tagDocuments(graph, source);
  const articles = made.map(({ about }) => about);
  const files: BundleFiles = {
    ...lists,
    autocomplete: autocompleteFile(articles, graph, { source, more: ofTags.map(tagSuggestion) }),
    contents: { items: tree },
    home: homeFile(space, cards, graph),
    redirects: redirectsFile(graph),
    search: searchFile(
      [...documents, ...ofTags],
      graph,
      carried<KnownTerms>('terms', (before) => before ?? new KnownTerms()),
    ),
    site: siteFile(graph, { logo: space.logo, theme, updatedAt, lists: whichHold(lists) }),
  };
  const written = [
    ...made.map(({ file }) => file),
    ...tags,
    ...Object.entries(files).map(([name, content]) => hashedFile(name, content)),
  ];
  return {
    files: [...written, manifestFile(written, graph, updatedAt)],
    searchDocuments: documents,
    mediaCopies: copiesIn([...space.copies, ...made.flatMap(({ copies }) => copies)]),
  };
}

interface Made {
  /** In the order of ids. */
  readonly made: readonly MadeArticle[];
  readonly tags: readonly BundleFile[];
  readonly cards: Cards;
}

/** Topics, authors and tags come last, because their pages show cards of the other articles. */
function makeArticles(space: NormalSpace, sources: NodeSources, tree: readonly TreeItem[]): Made {
  const areas = productAreas(space, sources.graph, tree);
  const articleSources = track('articles', { ...sources, parents: parentsOf(tree), areas });
  const made = new Map<EntryId, MadeArticle | undefined>();
  for (const [id, type] of space.articles) {
    made.set(id, listsArticles(type) ? undefined : articleMade(articleSources, id));
  }
  const cards = new Map([...made].flatMap(([id, article]) => (article ? [[id, article.card]] : [])));
  const listSources = track('lists', { ...articleSources, cards });
  for (const [id, type] of space.articles) if (listsArticles(type)) made.set(id, listMade(listSources, id));
  return {
    made: [...made.values()].filter((each) => each !== undefined),
    tags: tagFiles(listSources),
    cards,
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
  { config, spaceId, environment, locale }: Graph,
  updatedAt: string | undefined,
): BundleFile {
  const manifest: Manifest = {
    format: currentFormat.format,
    version: shortHash(JSON.stringify(written.map(({ path }) => path))), // which hold the hashes
    source: { id: `${spaceId}/${environment}`, ...(updatedAt !== undefined && { updatedAt }) },
    locale,
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

/** The newest change of an included entry. Of a type that is not ours only entries on pages count. ISO 8601 in UTC sorts as text. */
function newestOf({ entries, included, pagesOf }: Graph): string | undefined {
  let newest: string | undefined;
  for (const { id, type, updatedAt } of entries.values()) {
    if (type === 'otherEntry' && !pagesOf.has(id)) continue;
    if (included.has(id) && updatedAt !== undefined && updatedAt > (newest ?? '')) newest = updatedAt;
  }
  return newest;
}

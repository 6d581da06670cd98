import { once } from '../../schemas/base/once.ts';
import type { AutocompleterItem } from '../../schemas/services/search/autocompleter.ts';
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
import type { NodeSources, NormalSpace } from '../stages/normalize.ts';
import type { Cards } from './around/listed-of.ts';
import { announcementsFile } from './lists/announcements.ts';
import { tagDocuments, tagSuggestion } from './around/tag-documents.ts';
import type { MadeArticle } from './articles.ts';
import { autocompleteFile } from './autocomplete.ts';
import { BundleFile, type LateFile } from './bundle-file.ts';
import { capabilitiesFile } from './lists/capabilities.ts';
import { hashedFile } from './hashed-file.ts';
import { categoriesFile, homeFile } from './lists/home.ts';
import { redirectsFile } from './redirects.ts';
import { openArticles } from './open-articles.ts';
import { searchFile } from './search.ts';
import { searchDocuments } from './search-documents.ts';
import { siteFile } from './site.ts';
import { withFormerNames } from './former-names.ts';
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
  readonly synonyms?: readonly (readonly string[])[] | undefined;
  readonly theme?: Pick<ResolvedTheme, 'head' | 'logo'> | undefined;
}

/** The files of a bundle, of which each is made when it is asked for. The same input gives the same bytes. */
export interface OpenBundle {
  /** The files that are no articles. Without the search, which needs all articles, and with a manifest of these alone. */
  readonly lists: () => readonly BundleFile[];
  /** The files of all articles, and of the pages of tags. */
  readonly articles: () => readonly LateFile[];
  /** The files of the space that all that is made so far needs. */
  readonly copies: () => readonly MediaCopy[];
  /** All files. Each step is an article. */
  readonly all: () => Generator<void, Emitted>;
}

export function openBundle(
  space: NormalSpace,
  sources: NodeSources,
  { otherDocuments = [], synonyms, theme }: Besides = {},
): OpenBundle {
  const { graph } = sources;
  const { searchSource: source } = chosenKnowledgeBase(graph.config);
  const tree = carried<ReturnType<typeof siteTree>>('tree', (before) =>
    keepSame(before, siteTree(space, graph)),
  );
  const updatedAt = newestOf(graph);
  const articles = openArticles(space, sources, tree);
  const ofTags = tagDocuments(graph, source);
  const copiesOf = (made: readonly MadeArticle[]) =>
    copiesIn([...space.copies, ...made.flatMap(({ copies }) => copies)]);
  const redirects = once(() => redirectsFile(graph));
  const lists = once(() => {
    const more = ofTags.map(tagSuggestion);
    const named = namedLists(space, articles.cards, { graph, tree, redirects: redirects(), more });
    const site = siteFile(graph, { logo: space.logo, theme, updatedAt, lists: whichHold(named) });
    return Object.entries({ ...named, site }).map(([name, content]) => hashedFile(name, content));
  });
  return {
    lists: () => [...lists(), manifestFile(lists(), graph, updatedAt)],
    articles: articles.files,
    copies: () => copiesOf(articles.madeSoFar()),
    *all() {
      const made: MadeArticle[] = [];
      for (const article of articles.each()) {
        if (article !== undefined) made.push(article);
        yield;
      }
      const found = made.flatMap(({ documents }) => documents);
      const documents = withFormerNames(searchDocuments(found, otherDocuments), redirects().rules, graph);
      const known = carried<KnownTerms>('terms', (before) => before ?? new KnownTerms());
      const search = hashedFile('search', searchFile([...documents, ...ofTags], graph, { synonyms, known }));
      const others = [...lists().slice(0, -1), search, ...lists().slice(-1)];
      const written = [...made.map(({ file }) => file), ...articles.tags(), ...others];
      const files = [...written, manifestFile(written, graph, updatedAt)];
      return { files, searchDocuments: documents, mediaCopies: copiesOf(made) };
    },
  };
}

interface ListSources {
  readonly graph: Graph;
  readonly tree: TreeItem[];
  readonly redirects: BundleFiles['redirects'];
  readonly more: readonly AutocompleterItem[];
}

/** The contents of these files, by name, in the order of the manifest. */
function namedLists(space: NormalSpace, cards: Cards, { graph, tree, redirects, more }: ListSources) {
  const { searchSource: source } = chosenKnowledgeBase(graph.config);
  const titled = Array.from(graph.pages.values(), ({ id, url }) => ({
    id,
    url,
    type: space.articles.get(id) ?? '',
    title: graph.entries.get(id)?.title ?? id,
  }));
  return {
    announcements: announcementsFile(space),
    capabilities: capabilitiesFile(space, graph),
    categories: categoriesFile(space, graph),
    autocomplete: autocompleteFile(titled, graph, { source, more }),
    contents: { items: tree },
    home: homeFile(space, cards, graph),
    redirects,
  } satisfies Partial<BundleFiles>;
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

import type { EntryId } from '../../schemas/base/ids.ts';
import type { Article, Breadcrumb, TreeItem } from '../../schemas/bundle/index.ts';
import type { ContentNode } from '../../schemas/bundle/node.ts';
import type { NodeLink } from '../../schemas/bundle/node-link.ts';
import { isArticleType } from '../../schemas/content/article-types.ts';
import { contentTypes } from '../../schemas/content/index.ts';
import type { Graph, PageOutline } from '../graph.ts';
import type { SearchDocument } from '../../schemas/search/index/search-index.ts';
import { chosenKnowledgeBase } from '../config/chosen-knowledge-base.ts';
import type { MediaCopy } from '../normalize/media.ts';
import { query } from '../queries/queries.ts';
import { articleNode, type NodeSources } from '../stages/normalize.ts';
import type { BundleFile } from './bundle-file.ts';
import { hashedFile } from './hashed-file.ts';
import { headOf, maxDescription } from './head.ts';
import { isFindable } from './is-findable.ts';
import { documentsOf } from './search-documents.ts';
import { abstractOf, wordsOf } from './words.ts';

/** The most related articles that a page lists where editors chose none. */
const maxRelated = 10;

/** An article's file and all other data about it that a build needs. The article itself is not kept: all articles take too much memory. */
export interface MadeArticle {
  readonly file: BundleFile;
  readonly about: Omit<Article, 'node'>;
  /** Its documents for the search index. */
  readonly documents: readonly SearchDocument[];
  readonly copies: readonly MediaCopy[];
}

interface ArticleSources extends NodeSources {
  /** The items of the site's tree above an article. */
  readonly parents: ReadonlyMap<string, readonly TreeItem[]>;
  /** The product areas of articles. */
  readonly areas: ReadonlyMap<string, string>;
}

/** Builds an article with all parts that its page shows. */
export const articleMade = query('article', makeArticle);

function makeArticle(sources: ArticleSources, id: EntryId): MadeArticle | undefined {
  const { graph, parents, areas } = sources;
  const page = graph.pages.get(id);
  const made = articleNode(sources, id);
  if (page === undefined || made === undefined) return undefined;
  const article = articleOf(made.node, { page, parents: parents.get(id) ?? [] }, graph);
  const { node: _node, ...about } = article;
  const source = chosenKnowledgeBase(graph.config).searchSource;
  return {
    file: hashedFile(`articles/${id}`, article, article.url),
    about,
    documents: isFindable(article, graph) ? documentsOf(article, { source, area: areas.get(id) }) : [],
    copies: made.copies,
  };
}

function articleOf(
  node: ContentNode,
  { page, parents }: { readonly page: PageOutline; readonly parents: readonly TreeItem[] },
  graph: Graph,
): Article {
  const entry = graph.entries.get(page.id);
  const title = entry?.title ?? page.id;
  const fields = (entry?.fields ?? {}) as { readonly metaDescription?: string; readonly noIndex?: boolean };
  const description = fields.metaDescription ?? abstractOf(wordsOf(node), maxDescription);
  return {
    id: page.id,
    type: node.type,
    url: page.url,
    title,
    ...(entry?.updatedAt !== undefined && { updatedAt: entry.updatedAt }),
    head: headOf({ title, description, url: page.url, noIndex: fields.noIndex === true }, graph.config),
    breadcrumbs: breadcrumbs(title, parents, page.id),
    contents: [...page.contents],
    displayToc: displaysToc(node),
    related: related(node, parents),
    node,
  };
}

/** Editors decide if the type has the field `displayToc`; other types always show their contents. */
const displaysToc = ({ type, fields }: ContentNode): boolean =>
  !('displayToc' in contentTypes[type].fields) || ('displayToc' in fields && fields.displayToc === true);

/** The breadcrumbs below the home page. The reader adds the home page itself, because its name is interface text. */
function breadcrumbs(title: string, parents: readonly TreeItem[], id: string): Breadcrumb[] {
  const above = parents.filter((parent) => parent.id !== id && parent.url !== undefined);
  return [
    ...above.map((parent) => ({
      title: parent.title,
      ...(parent.url && { url: parent.url }),
      isText: false,
    })),
    { title, isText: true },
  ];
}

/**
 * The articles that editors chose, or else the other articles of the same category or area. Articles of the same type are not
 * related.
 */
function related(node: ContentNode, parents: readonly TreeItem[]): NodeLink[] {
  const chosen = 'relatedContent' in node.fields ? node.fields.relatedContent : [];
  if (chosen.length > 0) return chosen;
  const parent = parents.at(-1);
  return (parent?.children ?? [])
    .filter(({ id, type, url }) => id !== node.id && isArticleType(type) && url !== undefined)
    .slice(0, maxRelated)
    .map(({ id, type, title, url }) => ({ id, type, title, url: url ?? '' }));
}

/**
 * The parents of each article, the outermost first. An article in several places keeps the parents of the first. Groups by type are no
 * parents: they have no page, and relate nothing.
 */
export function parentsOf(tree: readonly TreeItem[]): Map<string, readonly TreeItem[]> {
  const parents = new Map<string, readonly TreeItem[]>();
  const walk = (item: TreeItem, above: readonly TreeItem[]): void => {
    if (!parents.has(item.id)) parents.set(item.id, above);
    for (const child of item.children) walk(child, item.type === 'group' ? above : [...above, item]);
  };
  for (const item of tree) walk(item, []);
  return parents;
}

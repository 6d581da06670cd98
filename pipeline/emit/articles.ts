import type { EntryId } from '../../schemas/base/ids.ts';
import type { ArticleCard } from '../../schemas/bundle/around-article.ts';
import type { Article, TreeItem } from '../../schemas/bundle/index.ts';
import type { ContentNode } from '../../schemas/bundle/node.ts';
import type { NodeLink } from '../../schemas/bundle/node-link.ts';
import { isArticleType } from '../../schemas/content/article-types.ts';
import { contentTypes } from '../../schemas/content/index.ts';
import type { Graph, PageOutline } from '../graph.ts';
import type { SearchDocument } from '../../schemas/search/index/search-index.ts';
import { chosenKnowledgeBase } from '../config/chosen-knowledge-base.ts';
import { type MediaCopy, mediaOf } from '../normalize/media.ts';
import { query } from '../queries/queries.ts';
import type { Form } from '../queries/store.ts';
import { articleNode, type NodeSources } from '../stages/normalize.ts';
import { aboutOf } from './around/about-article.ts';
import { areaOf, siblingsOf } from './around/area-of.ts';
import { breadcrumbsTo, topicsOver } from './around/breadcrumbs.ts';
import { type Cards, listedOf } from './around/listed-of.ts';
import { asFile, type BundleFile } from './bundle-file.ts';
import { hashedFile } from './hashed-file.ts';
import { proTitleOf } from './lists/pro.ts';
import { headAlternates } from './head-alternates.ts';
import { headOf, maxDescription } from './head.ts';
import { isFindable } from './is-findable.ts';
import { documentsOf } from './search-documents.ts';
import { abstractOf, wordsOf } from './words.ts';

/** The most related articles that a page lists where editors chose none. */
const maxRelated = 10;

/** An article's file and all other data about it that a build needs. The article itself is not kept: all articles take too much memory. */
export interface MadeArticle {
  readonly file: BundleFile;
  readonly about: Omit<Article, 'node' | 'about' | 'area' | 'listed'>;
  /** How lists of articles show it. */
  readonly card: ArticleCard;
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

const asArticle: Form<MadeArticle | undefined> = {
  toData(made) {
    if (made === undefined) return { plain: undefined };
    const { plain, bytes } = asFile.toData(made.file);
    return { plain: { ...made, file: plain }, bytes };
  },
  fromData({ plain, bytes }) {
    const made = plain as MadeArticle | undefined; // of this form
    return made && { ...made, file: asFile.fromData({ plain: made.file, bytes }) };
  },
};

/** Builds an article with all parts that its page shows. */
export const articleMade = query(
  'article',
  (sources: ArticleSources, id: EntryId) => makeArticle(sources, id),
  asArticle,
);

/** The same for the page of a topic or an author, which lists articles that are built already. */
export const listMade = query(
  'list',
  (sources: ArticleSources & { readonly cards: Cards }, id: EntryId) =>
    makeArticle(sources, id, sources.cards),
  asArticle,
);

function makeArticle(sources: ArticleSources, id: EntryId, cards?: Cards): MadeArticle | undefined {
  const { graph, files, parents, areas } = sources;
  const page = graph.pages.get(id);
  const made = articleNode(sources, id);
  if (page === undefined || made === undefined) return undefined;
  const media = mediaOf(graph, files);
  // those of an article without chosen ones are its related articles
  const siblings = chosenOf(made.node).length > 0 ? siblingsOf(id, parents.get(id) ?? []) : undefined;
  const around: Around = {
    about: aboutOf(made.node, media, graph),
    area: cards === undefined ? (areaOf(id, graph) ?? siblings) : undefined,
    listed: cards && listedOf(id, cards, graph),
  };
  const article = articleOf({ page, parents: parents.get(id) ?? [], node: made.node, around }, graph);
  const { node: _node, about: _about, area: _area, listed: _listed, ...known } = article;
  const source = chosenKnowledgeBase(graph.config).searchSource;
  return {
    file: hashedFile(`articles/${id}`, article, article.url),
    about: known,
    card: cardOf(article),
    documents: isFindable(article, graph) ? documentsOf(article, { source, area: areas.get(id) }) : [],
    copies: [...made.copies, ...media.copies()],
  };
}

const cardOf = ({ id, type, title, url, head, about }: Article): ArticleCard => ({
  id,
  type,
  title,
  url,
  ...(head.description !== undefined && { description: head.description }),
  ...(about?.publishedOn !== undefined && { publishedOn: about.publishedOn }),
  ...(about?.image && { image: about.image }),
});

/** What stands around the text. */
interface Around {
  readonly about: Article['about'];
  readonly area: Article['area'];
  readonly listed: Article['listed'];
}

interface ArticleParts {
  readonly page: PageOutline;
  readonly parents: readonly TreeItem[];
  readonly node: ContentNode;
  readonly around: Around;
}

function articleOf({ page, parents, node, around }: ArticleParts, graph: Graph): Article {
  const { about, area, listed } = around;
  const entry = graph.entries.get(page.id);
  const title = entry?.title ?? page.id;
  const fields = (entry?.fields ?? {}) as { readonly metaDescription?: string; readonly noIndex?: boolean };
  const above = [...parents.map(({ id }) => id as EntryId), ...topicsOver(page.id, graph)];
  const proTitle = proTitleOf(node, graph.config.site.edition);
  const inLocales = entry === undefined ? {} : headAlternates(entry, above, graph);
  const description = fields.metaDescription ?? abstractOf(wordsOf(node).prose, maxDescription);
  return {
    id: page.id,
    type: node.type,
    url: page.url,
    title,
    ...(proTitle !== undefined && { proTitle }),
    ...(entry?.updatedAt !== undefined && { updatedAt: entry.updatedAt }),
    head: headOf(
      { title, description, url: page.url, noIndex: fields.noIndex === true, ...inLocales },
      graph,
    ),
    breadcrumbs: [...breadcrumbsTo(parents, page.id, graph), { title, isText: true }],
    contents: [...page.contents],
    displayToc: displaysToc(node),
    related: related(node, parents, area),
    ...(about && { about }),
    node,
    ...(area && { area }),
    ...(listed && { listed }),
  };
}

/** Editors decide if the type has the field `displayToc`; other types always show their contents. */
const displaysToc = ({ type, fields }: ContentNode): boolean =>
  !('displayToc' in contentTypes[type].fields) || ('displayToc' in fields && fields.displayToc === true);

/**
 * The articles that editors chose, or else the other articles of the same category or area, unless these stand beside the text already.
 * Articles of the same type are not related.
 */
function related(node: ContentNode, parents: readonly TreeItem[], area: Article['area']): NodeLink[] {
  const chosen = chosenOf(node);
  if (chosen.length > 0 || area !== undefined) return [...chosen];
  const parent = parents.at(-1);
  return (parent?.children ?? [])
    .filter(({ id, type, url }) => id !== node.id && isArticleType(type) && url !== undefined)
    .slice(0, maxRelated)
    .map(({ id, type, title, url }) => ({ id, type, title, url: url ?? '' }));
}

const chosenOf = ({ fields }: ContentNode): readonly NodeLink[] =>
  'relatedContent' in fields ? fields.relatedContent : [];

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

import type { EntryId } from '../../../schemas/base/ids.ts';
import type { NodeOf } from '../../../schemas/bundle/node.ts';
import type { NodeLink } from '../../../schemas/bundle/node-link.ts';
import type { TreeItem } from '../../../schemas/bundle/index.ts';
import { type ArticleTypeId, articleTypes } from '../../../schemas/content/article-types.ts';
import { contentTypes } from '../../../schemas/content/index.ts';
import { pages } from '../../../schemas/urls.ts';
import type { Graph } from '../../graph.ts';
import { pluralOf } from '../../config/type-labels.ts';
import { treeMaxDepth } from '../../../schemas/spec/pages/home.ts';
import { byTitle } from '../../inspect/content/by-title.ts';
import { inOrder } from '../../inspect/content/home-groups.ts';
import { membersOf } from '../../inspect/content/members.ts';
import { linkTo } from '../../addresses/address-of.ts';
import type { NormalSpace } from '../../stages/normalize.ts';
import { sectionCards } from './home-sections.ts';

/** The site's tree: categories with their articles, areas with their capabilities, topics with theirs, then what is in neither, by type. */
export function siteTree(space: NormalSpace, graph: Graph): TreeItem[] {
  const categories = categoryItems(space, graph);
  const areas = areaItems(space, graph);
  const topics = topicItems(space, graph);
  const placed = new Set<string>();
  for (const item of [...categories, ...areas, ...topics].flatMap(withDescendants)) placed.add(item.id);
  const rest = articleTypes.flatMap((type): TreeItem[] => {
    const children = [...space.articles]
      .filter(([id, typeOfIt]) => typeOfIt === type && !placed.has(id))
      .map(([id]) => leaf(linkTo(id, graph)))
      .filter((item) => item !== undefined)
      .toSorted(byTitle(graph.locale));
    return children.length === 0
      ? []
      : [{ id: type, type: 'group', title: groupTitle(type, space, graph), children }];
  });
  return [...categories, ...areas, ...topics, ...rest];
}

/** A category leads to its landing page; its articles are its card's links, then what the landing page links to. */
function categoryItems(space: NormalSpace, graph: Graph): TreeItem[] {
  const claimed = new Set<string>();
  return sectionCards('HPCategories', space, graph).map((node) => {
    const { id, type } = node;
    const isCard = node.type === 'homeEntry' || node.type === 'kbHighlight';
    const landing = isCard ? node.fields.content : linkTo(id, graph);
    const listed = node.type === 'homeEntry' ? node.fields.subContent : [];
    const links = [...listed, ...linksOfPage(landing?.id, graph)];
    const children = links.flatMap((link) => {
      if (claimed.has(link.id) || link.id === landing?.id || !space.articles.has(link.id as EntryId))
        return [];
      claimed.add(link.id);
      return [leaf(link)].filter((item) => item !== undefined);
    });
    const title = graph.entries.get(id as EntryId)?.title ?? landing?.title ?? id;
    // the category has the id of its landing page, so that this page belongs to it
    return { id: landing?.id ?? id, type, title, ...(landing && { url: landing.url }), children };
  });
}

/** The articles that a landing page's links lead to, in the order of the page. */
function linksOfPage(id: string | undefined, graph: Graph): NodeLink[] {
  const shows = id === undefined ? undefined : graph.pages.get(id as EntryId)?.shows;
  return [...(shows ?? [])].flatMap((part) =>
    (graph.references.get(part) ?? [])
      .filter(({ kind, field }) => kind === 'link' && field[0] !== 'relatedContent')
      .flatMap(({ target }) => linkTo(target, graph) ?? []),
  );
}

function areaItems(space: NormalSpace, graph: Graph): TreeItem[] {
  const areas = [...space.others.values()].filter(
    (node): node is NodeOf<'productArea'> => node.type === 'productArea',
  );
  const below = (parent: string | undefined): TreeItem[] =>
    areas
      .filter(({ fields }) => fields.parent?.id === parent)
      .map((area) => ({
        id: area.id,
        type: area.type,
        title: area.fields.title,
        url: graph.urls.get(area.id as EntryId) ?? pages.capabilities,
        children: [
          ...below(area.id),
          ...space.capabilities
            .filter(({ fields }) => fields.productArea?.id === area.id)
            .flatMap(({ id }) => leaf(linkTo(id, graph)) ?? [])
            .toSorted(byTitle(graph.locale)),
        ],
      }))
      .toSorted(byTitle(graph.locale));
  return below(undefined);
}

/** An article stands in its first topic. A circle of topics is opened at the first of them, and what is too deep stands by itself. */
function topicItems(space: NormalSpace, graph: Graph): TreeItem[] {
  const { articles, topics, parts } = membersOf(graph);
  const all = [...space.articles].flatMap(([id, type]) => (type === 'topic' ? [id] : []));
  const within = new Set([...parts.values()].flat());
  const met = new Set<EntryId>();
  const itemOf = (id: EntryId, depth = 1): TreeItem[] => {
    const item = leaf(linkTo(id, graph));
    if (item === undefined || met.has(id) || depth > treeMaxDepth) return [];
    met.add(id);
    const own = (articles.get(id) ?? []).filter(
      (each) => topics.get(each)?.[0] === id && !isTopic(each, graph),
    );
    return [
      {
        ...item,
        children: [
          ...(parts.get(id) ?? []).flatMap((part) => itemOf(part, depth + 1)),
          ...own.flatMap((each) => leaf(linkTo(each, graph)) ?? []),
        ],
      },
    ];
  };
  const roots = all.filter((id) => !within.has(id));
  return [...roots, ...all].flatMap((id) => itemOf(id)).toSorted(inOrder(graph));
}

const isTopic = (id: EntryId, { entries }: Graph): boolean => entries.get(id)?.type === 'topic';

/** What readers call the type, where they see the groups: on a home page without sections. Else what editors call it. */
function groupTitle(type: ArticleTypeId, { others }: NormalSpace, { config, locale }: Graph): string {
  const hasSections = [...others.values()].some((node) => node.type === 'homeEntry');
  return hasSections && config.typeLabels[type] === undefined
    ? contentTypes[type].label
    : pluralOf(type, config, locale);
}

const leaf = (link: NodeLink | undefined): TreeItem | undefined =>
  link && { id: link.id, type: link.type, title: link.title, url: link.url, children: [] };

const withDescendants = (item: TreeItem): TreeItem[] => [item, ...item.children.flatMap(withDescendants)];

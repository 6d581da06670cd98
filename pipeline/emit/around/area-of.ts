import type { EntryId } from '../../../schemas/base/ids.ts';
import type { ArticleArea } from '../../../schemas/bundle/around-article.ts';
import type { TreeItem } from '../../../schemas/bundle/index.ts';
import { isArticleType } from '../../../schemas/content/article-types.ts';
import {
  areaMaxBefore,
  areaMaxItems,
  siblingsMaxItems,
} from '../../../schemas/spec/content/around-articles.ts';
import { linkTo } from '../../addresses/address-of.ts';
import type { Graph } from '../../graph.ts';
import { membersOf, topicsAbove } from '../../inspect/content/members.ts';
import { pageLink } from './about-article.ts';

/** The topic that an article stands in, with its other articles. Undefined where it would list the article alone. */
export function areaOf(id: EntryId, graph: Graph): ArticleArea | undefined {
  const { articles, topics, parts } = membersOf(graph);
  const topic = topics.get(id)?.[0];
  const [link] = topic === undefined ? [] : pageLink(topic, graph);
  if (topic === undefined || link === undefined) return undefined;
  const members = articles.get(topic) ?? [];
  const below = parts.get(topic) ?? [];
  const above = topicsAbove(topic, graph);
  if (members.length < 2 && below.length === 0 && above.length === 0) return undefined;
  return {
    ...link,
    above: above.flatMap((each) => pageLink(each, graph)),
    articles: around(members.indexOf(id), members).flatMap((each) => linkTo(each, graph) ?? []),
    count: members.length,
    topics: below.slice(0, areaMaxItems).flatMap((each) => pageLink(each, graph)),
  };
}

/**
 * The same of an article in the site's tree: the nearest page above it that leads to other articles too. At most eight stand beside the
 * text, because the articles that editors chose stand below them.
 */
export function siblingsOf(id: EntryId, parents: readonly TreeItem[]): ArticleArea | undefined {
  const { title, url, children } =
    parents.findLast((parent) => parent.url !== undefined && parent.id !== id) ?? {};
  if (title === undefined || url === undefined || children === undefined) return undefined;
  const members = children
    .flatMap((item) => (item.type === 'group' ? item.children : [item]))
    .flatMap((item) =>
      item.url === undefined || !isArticleType(item.type)
        ? []
        : [{ id: item.id, type: item.type, title: item.title, url: item.url }],
    );
  const index = members.findIndex((member) => member.id === id);
  if (members.length < 2 || index === -1) return undefined;
  const articles = [...around(index, members, siblingsMaxItems)];
  return { title, url, above: [], articles, count: members.length, topics: [] };
}

/** All of a short list; of a long one, those before and after an article. */
function around<Item>(index: number, members: readonly Item[], maxItems = areaMaxItems): readonly Item[] {
  const first = Math.max(0, index - Math.min(areaMaxBefore, Math.floor(maxItems / 2)));
  const start = Math.min(first, Math.max(0, members.length - maxItems));
  return members.slice(start, start + maxItems);
}

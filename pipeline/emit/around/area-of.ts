import type { EntryId } from '../../../schemas/base/ids.ts';
import type { ArticleArea } from '../../../schemas/bundle/around-article.ts';
import { areaMaxBefore, areaMaxItems } from '../../../schemas/spec/content/around-articles.ts';
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
    articles: around(id, members).flatMap((each) => linkTo(each, graph) ?? []),
    count: members.length,
    topics: below.slice(0, areaMaxItems).flatMap((each) => pageLink(each, graph)),
  };
}

/** All of a short list; of a long one, those before and after an article. */
function around(id: EntryId, members: readonly EntryId[]): readonly EntryId[] {
  const first = Math.max(0, members.indexOf(id) - areaMaxBefore);
  const start = Math.min(first, Math.max(0, members.length - areaMaxItems));
  return members.slice(start, start + areaMaxItems);
}

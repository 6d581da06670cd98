import type { EntryId } from '../../../schemas/base/ids.ts';
import type { Breadcrumb, TreeItem } from '../../../schemas/bundle/index.ts';
import type { Graph } from '../../graph.ts';
import { membersOf, topicsAbove } from '../../inspect/content/members.ts';
import { pageLink } from './about-article.ts';

/**
 * The breadcrumbs between the home page and the article: its place in the site's tree, else its topics. The reader adds the home page
 * itself, because its name is interface text.
 */
export function breadcrumbsTo(parents: readonly TreeItem[], id: EntryId, graph: Graph): Breadcrumb[] {
  const above = parents.filter((parent) => parent.id !== id && parent.url !== undefined);
  const steps = above.length > 0 ? above : topicsOver(id, graph).flatMap((topic) => pageLink(topic, graph));
  return steps.map(({ title, url }) => ({ title, ...(url && { url }), isText: false }));
}

/** The topics that an article or a topic is in, the outermost first. */
export function topicsOver(id: EntryId, graph: Graph): EntryId[] {
  const topic = graph.entries.get(id)?.type === 'topic' ? id : membersOf(graph).topics.get(id)?.[0];
  if (topic === undefined) return [];
  const above = topicsAbove(topic, graph);
  return topic === id ? above : [...above, topic];
}

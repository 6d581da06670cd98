import type { TreeItem } from '../../../schemas/bundle/index.ts';
import type { RowLink } from '../../ui/lists/link-rows.tsx';

/** More is a list to search in. */
const maxTopics = 12;

/** The topics of the site's tree that have a page of their own; of those with the same name the first. */
export function startTopics(items: readonly TreeItem[]): readonly RowLink[] {
  const topics = new Map<string, RowLink>();
  for (const { title, url } of items) {
    const name = title.toLowerCase();
    if (url !== undefined && !topics.has(name)) topics.set(name, { title, url });
  }
  return [...topics.values()].slice(0, maxTopics);
}

import type { EntryId } from '../../../schemas/base/ids.ts';
import type { ContentTypeId } from '../../../schemas/content/index.ts';
import type { Entry } from '../../entry.ts';
import type { Graph } from '../../graph.ts';

/** Two entries that look the same to readers. */
export interface Repeated {
  readonly first: Entry;
  readonly second: Entry;
}

/** The type of the entries to compare, and the compared key of each. */
interface Comparable {
  readonly type: ContentTypeId;
  /** An empty key equals no other. */
  readonly keyOf: (entry: Entry) => string;
}

/**
 * The entries on an article's page that have the key of an earlier entry on it, in the order of the page. A pair that several pages
 * show is given for the first of them only.
 */
export function repeatedOnPage(article: Entry, { type, keyOf }: Comparable, graph: Graph): Repeated[] {
  const firstByKey = new Map<string, Entry>();
  return [...(graph.pages.get(article.id)?.shows ?? [])].flatMap((id): Repeated[] => {
    const entry = graph.entries.get(id);
    if (entry?.type !== type) return [];
    const key = keyOf(entry);
    const first = firstByKey.get(key);
    if (key === '') return [];
    if (first === undefined) {
      firstByKey.set(key, entry);
      return [];
    }
    return firstPageWith(first.id, entry.id, graph) === article.id ? [{ first, second: entry }] : [];
  });
}

const firstPageWith = (a: EntryId, b: EntryId, { pages, pagesOf }: Graph): EntryId | undefined =>
  (pagesOf.get(b) ?? []).find((page) => pages.get(page)?.shows.has(a));

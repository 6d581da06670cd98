import { ascending } from '../../../schemas/base/compare.ts';
import type { EntryId } from '../../../schemas/base/ids.ts';
import type { Graph } from '../../graph.ts';
import { dateOf } from './published-on.ts';

/**
 * By article: its neighbours in the order of the topic that it stands in. Release notes without a topic have the releases before and
 * after them.
 */
export interface Neighbours {
  readonly previous: ReadonlyMap<EntryId, EntryId>;
  readonly next: ReadonlyMap<EntryId, EntryId>;
}

interface Order {
  readonly ids: readonly EntryId[];
  /** Whether an article has its neighbours from this order. */
  readonly of: (id: EntryId) => boolean;
}

export function neighboursIn(orders: readonly Order[]): Neighbours {
  const previous = new Map<EntryId, EntryId>();
  const next = new Map<EntryId, EntryId>();
  for (const { ids, of } of orders) {
    for (const [place, id] of ids.entries()) {
      if (!of(id)) continue;
      const [before, after] = [ids[place - 1], ids[place + 1]];
      if (before !== undefined) previous.set(id, before);
      if (after !== undefined) next.set(id, after);
    }
  }
  return { previous, next };
}

/** By the date that editors gave, else by that of the first publication; the oldest first. */
export function releasesByDate({ entries, pages }: Graph): EntryId[] {
  const releases = [...pages.keys()].flatMap((id) => {
    const entry = entries.get(id);
    const date = entry && dateOf(entry);
    return entry?.type === 'kbReleaseNotes' && date !== undefined ? [{ id, date }] : [];
  });
  return releases.toSorted((a, b) => ascending(a.date, b.date) || ascending(a.id, b.id)).map(({ id }) => id);
}

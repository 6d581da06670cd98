import { isRoutedType } from '../../../schemas/urls.ts';
import type { Entry } from '../../entry.ts';
import type { Graph } from '../../graph.ts';
import { spaceRule } from '../../rule.ts';

export const notPublished = spaceRule({
  id: 'schema/not-published',
  severity: 'info',
  summary: 'Every entry that was published is still published, or archived.',
  advice: 'Publish the entry again, or archive it if nobody needs it any more.',
  message: () => 'The entry was published and is a draft now: readers do not see it any more.',
  *checkSpace(graph) {
    for (const entry of graph.entries.values()) {
      if (isWithdrawn(entry, graph)) yield { at: { entry: entry.id }, detail: undefined };
    }
  },
});

/**
 * A draft that was published once and that no other rule reports: `refs/draft-target` reports references of published entries to
 * drafts. New drafts are unfinished work.
 */
const isWithdrawn = (
  { id, type, state, wasPublished }: Entry,
  { drafts, referrers, reported }: Graph,
): boolean =>
  state === 'draft' &&
  !drafts &&
  wasPublished &&
  standsAlone(type) &&
  !(referrers.get(id) ?? []).some(({ from }) => reported.has(from));

/** A part that nothing shows is not missed. */
const standsAlone = (type: Entry['type']): boolean =>
  type === 'announcement' || type === 'homeEntry' || type === 'redirectRule' || isRoutedType(type ?? '');

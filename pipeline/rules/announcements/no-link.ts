import { isIncludedOrUnsound } from '../../addresses/site-pages.ts';
import type { Entry } from '../../entry.ts';
import type { Graph } from '../../graph.ts';
import { rule } from '../../rule.ts';

/** A link in any field counts, even a broken one: other rules check its target. */
export const noLink = rule({
  id: 'announcements/no-link',
  severity: 'warn',
  summary: 'Every announcement has a link to more information.',
  advice:
    'Set ctaLink to a page with more information, such as /release-notes/fall-2026, or add a learn-more link.',
  message: () =>
    'The announcement leads nowhere: it has no ctaLink, no learn-more link and no link in its text.',
  *check(entry, graph) {
    if (entry.type !== 'announcement' || !isIncludedOrUnsound(entry, graph) || leadsOn(entry, graph)) return;
    yield {
      at: { entry: entry.id, field: [entry.fieldNames.get('ctaLink') ?? 'ctaLink'] },
      detail: undefined,
    };
  },
});

const leadsOn = ({ id }: Entry, graph: Graph): boolean =>
  (graph.references.get(id) ?? []).some(({ kind, target }) => kind !== 'part' && target.trim() !== '');

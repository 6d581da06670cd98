import { isElsewhere, isReached } from '../../inspect/reach.ts';
import { rule } from '../../problem.ts';

export const unreachable = rule({
  id: 'refs/unreachable',
  severity: 'info',
  summary: 'Every entry is a page, or a page shows it or leads to it.',
  advice: 'Add the entry where it belongs, or unpublish it.',
  message: () => 'No page shows this entry or leads to it: readers do not find it.',
  *check(entry, graph) {
    if (!graph.taken.has(entry.id) || isReached(entry, graph) || isElsewhere(entry, graph)) return;
    yield { at: { entry: entry.id }, detail: undefined };
  },
});

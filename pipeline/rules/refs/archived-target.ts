import { targetAway } from '../../causes.ts';
import type { Reference } from '../../graph.ts';
import { locationOf } from '../../inspect/reach/location-of.ts';
import { targetOf } from '../../inspect/reach/target-of.ts';
import { rule } from '../../rule.ts';
import { refersTo } from '../words.ts';

export const archivedTarget = rule<{ readonly reference: Reference; readonly title: string | undefined }>({
  id: 'refs/archived-target',
  severity: 'warn',
  summary: 'Nothing refers to an archived entry or asset.',
  advice: 'Choose another one, or take it out of the archive and publish it.',
  message: ({ reference, title }, named) =>
    `${refersTo(reference, named)} ${title ? `"${title}"` : reference.target}, which is archived: readers do not see it.`,
  *check({ id }, graph) {
    for (const reference of graph.references.get(id) ?? []) {
      const target = targetOf(reference, graph);
      if (target?.state !== 'archived') continue;
      yield {
        at: locationOf(reference),
        detail: { reference, title: target.title },
        target: reference.target,
        cause: targetAway(reference, graph),
      };
    }
  },
});

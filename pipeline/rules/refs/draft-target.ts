import { targetAway } from '../../causes.ts';
import type { Reference } from '../../graph.ts';
import { locationOf } from '../../inspect/reach/location-of.ts';
import { targetOf } from '../../inspect/reach/target-of.ts';
import { rule } from '../../rule.ts';
import { refersTo } from '../words.ts';

/** Reports nothing in a build with drafts. */
export const draftTarget = rule<{ readonly reference: Reference; readonly title: string | undefined }>({
  id: 'refs/draft-target',
  severity: 'warn',
  summary: 'Nothing refers to a draft.',
  advice: 'Publish the draft, or remove the reference.',
  message: ({ reference, title }, named) =>
    `${refersTo(reference, named)} ${title ? `"${title}"` : reference.target}, which is a draft: readers do not see it.`,
  *check({ id }, graph) {
    if (graph.drafts) return;
    for (const reference of graph.references.get(id) ?? []) {
      const target = targetOf(reference, graph);
      if (target?.state !== 'draft') continue;
      yield {
        at: locationOf(reference),
        detail: { reference, title: target.title },
        target: reference.target,
        cause: targetAway(reference, graph),
      };
    }
  },
});

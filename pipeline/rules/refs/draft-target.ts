import type { Entry } from '../../entry.ts';
import type { Reference } from '../../graph.ts';
import { leadsToEntry } from '../../link/reference-kinds.ts';
import { placeOf } from '../../link/place-of.ts';
import { rule } from '../../problem.ts';
import { nameOf, refersTo } from '../words.ts';

/** Silent where drafts are taken too. */
export const draftTarget = rule<{ readonly reference: Reference; readonly target: Entry }>({
  id: 'refs/draft-target',
  severity: 'warn',
  summary: 'Every entry that is referred to is published.',
  advice: 'Publish the draft, or remove the reference.',
  message: ({ reference, target }) =>
    `${refersTo(reference)} ${nameOf(target)}, which is a draft: readers do not see it.`,
  *check({ id }, { references, entries, reported }) {
    for (const reference of references.get(id) ?? []) {
      const target = leadsToEntry(reference) ? entries.get(reference.target) : undefined;
      if (target?.state !== 'draft' || reported.has(target.id)) continue;
      yield { at: placeOf(reference), detail: { reference, target }, target: target.id };
    }
  },
});

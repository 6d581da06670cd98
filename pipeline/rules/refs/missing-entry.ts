import { targetLost } from '../../causes.ts';
import { leadsToEntry } from '../../inspect/reach/reference-kinds.ts';
import { locationOf } from '../../inspect/reach/location-of.ts';
import type { Reference } from '../../graph.ts';
import { rule } from '../../rule.ts';
import { refersTo } from '../words.ts';

export const missingEntry = rule<
  Reference & { readonly isDeleted: boolean; readonly title: string | undefined }
>({
  id: 'refs/missing-entry',
  severity: 'error',
  summary: 'Every entry that is referred to is in the export.',
  advice: 'Choose another entry, or remove the reference; if the entry is there, publish it.',
  message: (reference, named) =>
    `${refersTo(reference, named)} ${titled(reference)}, which ${
      reference.isDeleted ? 'is deleted' : 'is not in the export: it was deleted, or it is not published'
    }.`,
  *check({ id }, graph) {
    const { references, entries, deletedEntries, titlesBefore } = graph;
    for (const reference of references.get(id) ?? []) {
      if (!leadsToEntry(reference) || entries.has(reference.target)) continue;
      const isDeleted = deletedEntries.has(reference.target);
      yield {
        at: locationOf(reference),
        detail: { ...reference, isDeleted, title: titlesBefore?.get(reference.target) },
        target: reference.target,
        cause: targetLost(reference, graph),
        advice: isDeleted ? 'Choose another entry, or remove the reference.' : undefined,
      };
    }
  },
});

const titled = ({ target, title }: { readonly target: string; readonly title: string | undefined }): string =>
  title === undefined ? `the entry ${target}` : `"${title}" (entry ${target})`;

import type { Reference } from '../../graph.ts';
import { isTextLink, seenText } from '../../inspect/links/link-text.ts';
import { locationOf } from '../../inspect/reach/location-of.ts';
import { rule } from '../../rule.ts';

export const emptyText = rule<Reference>({
  id: 'links/empty-text',
  severity: 'warn',
  summary: 'Every link has words.',
  advice: 'Write where the link leads, or remove it.',
  message: ({ target }) => `A link to "${target}" has no words: readers cannot see it.`,
  *check({ id }, { references }) {
    for (const reference of references.get(id) ?? []) {
      if (!isTextLink(reference) || seenText(reference) !== '') continue;
      yield { at: locationOf(reference), detail: reference, target: reference.target.trim() };
    }
  },
});

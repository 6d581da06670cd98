import type { Reference } from '../../graph.ts';
import { locationOf } from '../../inspect/reach/location-of.ts';
import { rule } from '../../rule.ts';

export const otherSpace = rule<Reference>({
  id: 'refs/other-space',
  severity: 'warn',
  summary: 'Nothing refers to content of another space.',
  advice: 'Link to the page by its address, or bring the content into this space.',
  message: ({ text, target }) =>
    text?.trim()
      ? `The link "${text.trim()}" leads to another space (${target}): readers get its words without a link.`
      : `The text refers to content of another space (${target}), which is not shown.`,
  *check({ id }, { references }) {
    for (const reference of references.get(id) ?? []) {
      if (reference.kind !== 'resource') continue;
      yield { at: locationOf(reference), detail: reference, target: reference.target };
    }
  },
});

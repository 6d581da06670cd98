import type { ContentTypeId } from '../../../schemas/content/index.ts';
import { contentTypes } from '../../../schemas/content/index.ts';
import { leadsToEntry } from '../../inspect/reach/reference-kinds.ts';
import { locationOf } from '../../inspect/reach/location-of.ts';
import type { Entry } from '../../entry.ts';
import type { Reference } from '../../graph.ts';
import { rule } from '../../rule.ts';
import { anyOf, nameOf, refersTo } from '../words.ts';

export const wrongTargetType = rule<{ readonly reference: Reference; readonly target: Entry }>({
  id: 'refs/wrong-type',
  severity: 'error',
  summary: 'Every reference leads to an entry of a type that its field takes.',
  advice: 'Choose an entry of a type that the field takes; the one that is there now is not shown.',
  message: ({ reference, target }, named) =>
    `${refersTo(reference, named)} ${nameOf(target)}, of the type "${labelOf(target.type)}"; the field takes ${anyOf((reference.to ?? []).map((type) => `"${labelOf(type)}"`))}.`,
  *check({ id }, { references, entries }) {
    for (const reference of references.get(id) ?? []) {
      if (reference.to === undefined || !leadsToEntry(reference)) continue;
      const target = entries.get(reference.target);
      if (target?.type === undefined || target.type === 'otherEntry' || reference.to.includes(target.type))
        continue;
      yield { at: locationOf(reference), detail: { reference, target }, target: reference.target };
    }
  },
});

const labelOf = (type: string | undefined): string => contentTypes[type as ContentTypeId].label;

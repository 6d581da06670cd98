import { addTo } from '../../../schemas/base/add-to.ts';
import type { Entry } from '../../entry.ts';
import type { Reference } from '../../graph.ts';
import { fixOf } from '../../fix/fix.ts';
import { leadsToEntry } from '../../inspect/reach/reference-kinds.ts';
import { locationOf } from '../../inspect/reach/location-of.ts';
import { rule } from '../../rule.ts';
import { nameOf } from '../words.ts';

/** Entries and assets that are not in the export are not checked: `refs/missing-entry` and `refs/missing-asset` report each reference. */
export const duplicateReference = rule<{
  readonly field: string;
  readonly target: Entry;
  /** From 1. */
  readonly positions: readonly number[];
}>({
  id: 'refs/duplicate',
  severity: 'warn',
  summary: 'No list names the same entry twice.',
  advice: 'Remove all but one of them from the list.',
  message: ({ field, target, positions }, named) =>
    `The field "${named(field)}" lists ${nameOf(target)} ${positions.length === 2 ? 'twice' : `${positions.length} times`}, at positions ${inWords(positions)}.`,
  *check({ id }, graph) {
    for (const places of placesInLists(graph.references.get(id) ?? [])) {
      const [first, second] = places;
      const target = first && graph.entries.get(first.target);
      if (target === undefined || second === undefined) continue;
      const positions = places.map(({ field }) => Number(field[1]) + 1);
      const detail = { field: String(second.field[0]), target, positions };
      yield { at: locationOf(second), detail, target: target.id };
    }
  },
  fix({ at, detail: { target, field, positions } }, content) {
    if (!('entry' in at)) return undefined;
    return fixOf(
      true,
      positions.slice(1).map((position) => {
        const found = content.valueAt({ entry: at.entry, field: [field, position - 1] });
        const isThis = (found?.value as { sys?: { id?: unknown } } | undefined)?.sys?.id === target.id;
        return found && isThis ? { kind: 'remove', ...found.place, before: found.value } : undefined;
      }),
    );
  },
});

type Listed = Reference & { readonly target: Entry['id'] };

/** The places of each entry within each list, by list and entry. */
function placesInLists(references: readonly Reference[]): Iterable<readonly Listed[]> {
  const places = new Map<string, Listed[]>();
  for (const reference of references) {
    if (!leadsToEntry(reference) || !isListed(reference)) continue;
    addTo(places, JSON.stringify([reference.field[0], reference.target]), reference);
  }
  return places.values();
}

const isListed = ({ kind, field }: Reference): boolean =>
  (kind === 'part' || kind === 'link') && typeof field[1] === 'number';

/** `2 and 4`; of many only the first ones. */
const inWords = (positions: readonly number[]): string =>
  positions.length > 5
    ? `${positions.slice(0, 4).join(', ')} and ${positions.length - 4} others`
    : `${positions.slice(0, -1).join(', ')} and ${positions.at(-1)}`;

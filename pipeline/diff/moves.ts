import { addTo } from '../../schemas/base/add-to.ts';
import type { AssetLinkValue, EntryLinkValue } from '../../schemas/fields/link-value.ts';
import type { Move } from '../../schemas/report/difference.ts';
import type { Entry } from '../entry.ts';
import { filledFields } from '../filled-fields.ts';
import { type Compared, nameIn } from './compared.ts';
import { listChange } from './values/list-change.ts';

/** A reference of a field, with its position from 0. */
interface Slot {
  readonly parent: string;
  readonly field: string;
  readonly position: number;
}

/** The entries that moved to another list, or to another position in the same list. In the order of ids. */
export function moves(compared: Compared): Move[] {
  const left = new Map<string, Slot[]>();
  const entered = new Map<string, Slot[]>();
  const found: Move[] = [];
  for (const { before, after } of compared.entries.values()) {
    const [old, now] = [listsOf(before), listsOf(after)];
    for (const field of new Set([...old.keys(), ...now.keys()])) {
      const [oldIds, nowIds] = [old.get(field) ?? [], now.get(field) ?? []];
      const parent = (after ?? before)?.id ?? '';
      const change = listChange(oldIds, nowIds);
      const slot = (position: number): Slot => ({ parent, field, position });
      for (const place of change.removed) addTo(left, oldIds[place] ?? '', slot(place));
      for (const place of change.added) addTo(entered, nowIds[place] ?? '', slot(place));
      for (const each of change.moved)
        found.push(
          moveOf(
            nowIds[each.after] ?? '',
            { change: 'position', from: slot(each.before), to: slot(each.after) },
            compared,
          ),
        );
    }
  }
  for (const [id, from] of left) {
    const to = entered.get(id) ?? [];
    for (const [index, slot] of from.entries()) {
      const target = to[index];
      if (target !== undefined && isInBoth(id, compared))
        found.push(moveOf(id, { change: 'parent', from: slot, to: target }, compared));
    }
  }
  return found.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

const keyOf = ({ id, to }: Move): string => `${id} ${to.parent.id} ${to.field}`;

/** An entry that was added or removed has not moved. */
const isInBoth = (id: string, { before, after }: Compared): boolean =>
  before.entries.has(id as never) && after.entries.has(id as never);

interface SlotChange {
  readonly change: Move['change'];
  readonly from: Slot;
  readonly to: Slot;
}

function moveOf(id: string, { change, from, to }: SlotChange, compared: Compared): Move {
  const standing = ({ parent, field, position }: Slot) => ({
    parent: nameIn(compared, parent),
    field,
    position: position + 1,
  });
  return { ...nameIn(compared, id), change, from: standing(from), to: standing(to) };
}

/** The ids that the fields of an entry refer to, by field as the space spells it. */
function listsOf(entry: Entry | undefined): Map<string, readonly string[]> {
  if (entry === undefined) return new Map();
  const lists = filledFields(entry).flatMap(({ field: { kind }, value, path }): [string, string[]][] => {
    if (!referring.has(kind)) return [];
    const links = (Array.isArray(value) ? value : [value]) as (EntryLinkValue | AssetLinkValue)[];
    return [[String(path[0]), links.map(({ sys }) => sys.id)]];
  });
  return new Map(lists);
}

const referring = new Set<string>(['part', 'parts', 'link', 'links']);

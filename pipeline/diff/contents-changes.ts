import { addTo } from '../../schemas/base/add-to.ts';
import type { TreeItem } from '../../schemas/bundle/index.ts';
import type { ContentsChange } from '../../schemas/report/difference.ts';
import { listChange } from './values/list-change.ts';

/** An item of the contents tree with its parents and its position. */
interface Placed {
  readonly item: TreeItem;
  readonly above: readonly TreeItem[];
  /** Its position from 0 where editors choose the order; else the tree is sorted by title. */
  readonly position: number | undefined;
}

/** The items that were added to the contents tree, removed or moved. An item in several places is listed for each. */
export function contentsChanges(before: readonly TreeItem[], after: readonly TreeItem[]): ContentsChange[] {
  const [old, now] = [placed(before), placed(after)];
  const moved = movedWithin(old, now);
  const ids = new Set([...old.keys(), ...now.keys()]);
  return [...ids].toSorted().flatMap((id) => {
    const [were, are] = [old.get(id) ?? [], now.get(id) ?? []];
    const left = were.filter((each) => !are.some((other) => isSamePlace(each, other)));
    const came = are.filter((each) => !were.some((other) => isSamePlace(each, other)));
    const elsewhere = came.map((to, index) => changeOf(left[index], to));
    const gone = left.slice(came.length).map((from) => changeOf(from, undefined));
    const stayed = are.flatMap((to) => {
      const from = were.find((other) => isSamePlace(to, other));
      if (from === undefined) return [];
      if (moved.has(to)) return [changeOf(from, to)];
      return from.item.title === to.item.title ? [] : [changeOf(from, to, 'renamed')];
    });
    return [...elsewhere, ...gone, ...stayed];
  });
}

/** The id of the parent item. */
const parentOf = ({ above }: Placed): string => above.at(-1)?.id ?? '';

const isSamePlace = (a: Placed, b: Placed): boolean => parentOf(a) === parentOf(b);

function changeOf(
  from: Placed | undefined,
  to: Placed | undefined,
  change: ContentsChange['change'] = from === undefined ? 'added' : to === undefined ? 'removed' : 'moved',
): ContentsChange {
  const item = (to ?? from)?.item;
  const [was, title] = [from?.item.title, item?.title ?? ''];
  return {
    change,
    id: item?.id ?? '',
    title,
    ...(was !== undefined && was !== title && { was }),
    ...(from && change !== 'renamed' && { before: placeOf(from) }),
    ...(to && { after: placeOf(to) }),
  };
}

const placeOf = ({ above, position }: Placed) => ({
  above: above.map(({ title }) => title),
  ...(position !== undefined && { position: position + 1 }),
});

/** Every item by its id, without groups by type: a group exists only while it has items. */
function placed(tree: readonly TreeItem[]): Map<string, Placed[]> {
  const found = new Map<string, Placed[]>();
  const visit = (items: readonly TreeItem[], above: readonly TreeItem[]) => {
    for (const [index, item] of items.entries()) {
      const position = isOrdered(item, above.at(-1)) ? index : undefined;
      if (item.type !== 'group') addTo(found, item.id, { item, above, position });
      visit(item.children, [...above, item]);
    }
  };
  visit(tree, []);
  return found;
}

/** Editors order categories and what is in them; areas and groups are sorted by title. */
const isOrdered = (item: TreeItem, parent: TreeItem | undefined): boolean =>
  parent === undefined
    ? item.type !== 'productArea' && item.type !== 'group'
    : parent.type !== 'productArea' && parent.type !== 'group';

/** The lists that editors order, by their parent item. */
function listsIn(all: ReadonlyMap<string, readonly Placed[]>): ReadonlyMap<string, readonly Placed[]> {
  const lists = new Map<string, Placed[]>();
  for (const place of [...all.values()].flat()) {
    if (place.position !== undefined) addTo(lists, parentOf(place), place);
  }
  return lists;
}

/** The items that keep their parent and have another position among its other items. */
function movedWithin(
  old: ReadonlyMap<string, readonly Placed[]>,
  now: ReadonlyMap<string, readonly Placed[]>,
): ReadonlySet<Placed> {
  const before = listsIn(old);
  const moved = new Set<Placed>();
  for (const [parent, list] of listsIn(now)) {
    const [were, are] = [before.get(parent) ?? [], list].map((each) =>
      each.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0)),
    ) as [Placed[], Placed[]];
    const ids = (places: readonly Placed[]) => places.map(({ item }) => item.id);
    for (const { after } of listChange(ids(were), ids(are)).moved) {
      const place = are[after];
      if (place !== undefined) moved.add(place);
    }
  }
  return moved;
}

import { addTo } from '../../../schemas/base/add-to.ts';
import { stepsBetween } from './sequence.ts';

/** How a list of keys became another. */
export interface ListChange {
  /** Positions in the new list. */
  readonly added: readonly number[];
  /** Positions in the old list. */
  readonly removed: readonly number[];
  /** Pairs of positions of keys in both lists whose order has changed. They are as few as possible. */
  readonly moved: readonly { readonly before: number; readonly after: number }[];
}

export function listChange(before: readonly string[], after: readonly string[]): ListChange {
  const gone: number[] = [];
  const came: number[] = [];
  for (const step of stepsBetween(before, after)) {
    if (step.change === 'removed') gone.push(step.before);
    if (step.change === 'added') came.push(step.after);
  }
  const placesOf = new Map<string, number[]>();
  for (const place of gone) addTo(placesOf, before[place] ?? '', place);
  const moved: { before: number; after: number }[] = [];
  const added = came.filter((place) => {
    const old = placesOf.get(after[place] ?? '')?.shift();
    if (old !== undefined) moved.push({ before: old, after: place });
    return old === undefined;
  });
  const known = new Set(moved.map((each) => each.before));
  return { added, removed: gone.filter((place) => !known.has(place)), moved };
}

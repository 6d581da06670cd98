import type { LiveSpace } from '../space/live-space.ts';
import type { Item, ItemKind } from '../space/resource.ts';

/** The current items. */
export const currentItems = (space: LiveSpace, kind: ItemKind): readonly Item[] =>
  keptUntilChange(space, `current ${kind}`, () =>
    [...space.stored(kind).values()].map(({ current }) => current),
  );

/** The published items. */
export const publishedItems = (space: LiveSpace, kind: ItemKind): readonly Item[] =>
  keptUntilChange(space, `published ${kind}`, () =>
    [...space.stored(kind).values()].flatMap(({ published }) => published ?? []),
  );

/** Computes a value once for every edition of a space. The name stands for one type of value. */
export function keptUntilChange<Value>(space: LiveSpace, name: string, compute: () => Value): Value {
  return keptIn(untilChange, { space, edition: space.edition, name }, compute);
}

/** The same for values that depend on content types, locales and tags only. */
export function keptUntilModelChange<Value>(space: LiveSpace, name: string, compute: () => Value): Value {
  return keptIn(untilModelChange, { space, edition: space.modelEdition, name }, compute);
}

type Kept = WeakMap<LiveSpace, { readonly edition: number; readonly values: Map<string, unknown> }>;

const untilChange: Kept = new WeakMap();
const untilModelChange: Kept = new WeakMap();

interface Named {
  readonly space: LiveSpace;
  readonly edition: number;
  readonly name: string;
}

function keptIn<Value>(all: Kept, { space, edition, name }: Named, compute: () => Value): Value {
  let kept = all.get(space);
  if (kept?.edition !== edition) all.set(space, (kept = { edition, values: new Map() }));
  if (!kept.values.has(name)) kept.values.set(name, compute());
  return kept.values.get(name) as Value; // it was computed by the same function
}

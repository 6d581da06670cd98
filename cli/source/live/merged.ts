/** Something that has an id. */
export interface Identified {
  readonly sys: { readonly id: string; readonly updatedAt?: string };
}

/** Applies changes and deletions to items by id. Gives the same list if there are none. */
export function merged(
  known: readonly Identified[],
  changed: readonly Identified[],
  deleted: readonly Identified[],
): readonly Identified[] {
  if (changed.length === 0 && deleted.length === 0) return known;
  const byId = new Map(known.map((item) => [item.sys.id, item]));
  for (const { sys } of deleted) byId.delete(sys.id);
  for (const item of changed) byId.set(item.sys.id, item);
  return [...byId.values()].toSorted((a, b) => (a.sys.id < b.sys.id ? -1 : 1));
}

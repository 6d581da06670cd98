import { contentTypeOf } from './content-type-of.ts';

/** The fields in which entries have values, by content type, as the space spells them. */
export type FieldsInUse = ReadonlyMap<string, ReadonlySet<string>>;

/** Of the entries of an export, sound or not. */
export function fieldsInUse(entries: readonly unknown[]): FieldsInUse {
  const inUse = new Map<string, Set<string>>();
  for (const entry of entries) {
    const type = contentTypeOf(entry);
    if (type === undefined) continue;
    const known = inUse.get(type) ?? new Set();
    inUse.set(type, known);
    const { fields } = entry as { readonly fields?: unknown };
    if (typeof fields !== 'object' || fields === null) continue;
    for (const field of Object.keys(fields)) known.add(field);
  }
  return inUse;
}

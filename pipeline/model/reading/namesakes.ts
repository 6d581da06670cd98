import { isReadable } from '../compare/field-type.ts';
import type { ModelType } from '../space-model.ts';

/**
 * Whether a content type of a space that has an id of ours is another one: of the shorter of the two lists of fields, at most half
 * are in both, by their id and a type that is read. So a type of ours may lack fields, or have many more.
 */
export function isNamesake(type: ModelType, own: ModelType): boolean {
  const fewer = Math.min(type.fields.size, own.fields.size);
  const inBoth = [...type.fields.values()].filter((field) => {
    const ours = own.fields.get(field.id);
    return ours !== undefined && isReadable(field.type, ours.type);
  }).length;
  return fewer > 0 && inBoth * 2 <= fewer;
}

/** The same where no model says what fields the type has: its entries have some, and none is called like one of ours. */
export const isNamesakeByUse = (inUse: ReadonlySet<string>, own: ModelType): boolean =>
  inUse.size > 0 && [...inUse].every((field) => !own.fields.has(field));

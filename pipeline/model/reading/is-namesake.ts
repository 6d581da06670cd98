import type { ContentTypeDefinition } from '../../../schemas/content/content-type.ts';
import { type ContentTypeId, contentTypes } from '../../../schemas/content/index.ts';
import { isReadable } from '../compare/field-type.ts';
import { readModelOfOurs } from '../own-model.ts';
import type { ModelType } from '../space-model.ts';
import type { ReadSpace } from './read-space.ts';

const own = readModelOfOurs();

/** Whether a type without a mapping has an id of ours but is the space's own. */
export function isNamesake(id: ContentTypeId, { model, inUse }: ReadSpace): boolean {
  const [type, ours] = [model.types.get(id), own.types.get(id)];
  if (ours === undefined) return false;
  if (type !== undefined && isDerived(id)) return true;
  return type === undefined
    ? isNamesakeByUse(inUse?.get(id) ?? new Set(), ours)
    : isNamesakeByFields(type, ours);
}

const isDerived = (id: ContentTypeId): boolean => {
  const definition: ContentTypeDefinition = contentTypes[id];
  return definition.isDerived === true;
};

/**
 * True if a content type with an id of ours is a different type. At most half of the shorter list of fields is then in
 * both lists, by id and readable type. So a type of ours may lack fields, or have many more.
 */
function isNamesakeByFields(type: ModelType, ours: ModelType): boolean {
  const fewer = Math.min(type.fields.size, ours.fields.size);
  const inBoth = [...type.fields.values()].filter((field) => {
    const same = ours.fields.get(field.id);
    return same !== undefined && isReadable(field.type, same.type);
  }).length;
  return fewer > 0 && inBoth * 2 <= fewer;
}

/** The same without a content model: the entries have fields, and none has the id of one of ours. */
const isNamesakeByUse = (inUse: ReadonlySet<string>, ours: ModelType): boolean =>
  inUse.size > 0 && [...inUse].every((field) => !ours.fields.has(field));

import type { ContentTypeDefinition } from '../../schemas/content/content-type.ts';
import { contentTypes } from '../../schemas/content/index.ts';
import { ownField } from './own-field.ts';
import type { ModelField, ModelType, SpaceModel } from './space-model.ts';

/** Our content model as a space would have it, in the order of the schemas. */
export const ownModel = (): SpaceModel => modelOf(definitions.filter(({ isDerived }) => isDerived !== true));

/** The same with the types that no space has. */
export const readModelOfOurs = (): SpaceModel => modelOf(definitions);

const definitions = Object.values<ContentTypeDefinition>(contentTypes);

const modelOf = (types: readonly ContentTypeDefinition[]): SpaceModel => ({
  types: new Map(types.map((type) => [type.id, typeOf(type)])),
});

function typeOf({ id, label, help, titleField, fields }: ContentTypeDefinition): ModelType {
  const own = new Map(
    Object.entries(fields).map(([name, field]): [string, ModelField] => [
      name,
      ownField(field, { type: id, name }),
    ]),
  );
  // Contentful names an entry after a text only
  const isText = titleField !== undefined && own.get(titleField)?.type === 'Symbol';
  return {
    id,
    name: label,
    description: help,
    displayField: isText ? titleField : undefined,
    fields: own,
  };
}

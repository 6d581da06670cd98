import type { ContentTypeDefinition } from '../../../schemas/content/content-type.ts';
import { type ContentTypeId, contentTypes } from '../../../schemas/content/index.ts';
import type { Field } from '../../../schemas/fields/index.ts';
import { nearest } from '../../nearest.ts';
import type { ModelField, ModelType } from '../space-model.ts';

/**
 * The fields of ours with texts or parts that a space's type of the same id lacks, each with the fields of the space that may hold
 * their values under another name, the most probable one first.
 */
export function renamedFields(type: ModelType, own: ModelType): ReadonlyMap<string, readonly string[]> {
  const { fields }: ContentTypeDefinition = contentTypes[own.id as ContentTypeId]; // of our own model
  const free = [...type.fields.values()].filter(({ id }) => !own.fields.has(id));
  const renamed = Object.entries(fields).flatMap(([name, field]): [string, readonly string[]][] => {
    const ours = own.fields.get(name);
    if (ours === undefined || ours.required || type.fields.has(name)) return [];
    const fitting = free.filter((each) => holdsSame(each, ours)).map(({ id }) => id);
    const like = nearest(name, fitting);
    const others = isMainContent(own.id as ContentTypeId, name) ? fitting.filter((id) => id !== like) : [];
    const candidates = [...(like === undefined ? [] : [like]), ...others];
    return contentKinds.has(field.kind) && candidates.length > 0 ? [[name, candidates]] : [];
  });
  return new Map(renamed);
}

/**
 * True for the main content of a type: the parts below its headings, or else its only rich text. Without it an entry is
 * little more than a title.
 */
export function isMainContent(type: ContentTypeId, name: string): boolean {
  const { fields }: ContentTypeDefinition = contentTypes[type];
  const main = Object.entries(fields).filter(([, field]) => hasHeadings(field));
  const texts = Object.entries(fields).filter(([, { kind }]) => kind === 'richText');
  if (main.length > 0) return main.some(([id]) => id === name);
  return texts.length === 1 && texts[0]?.[0] === name;
}

const hasHeadings = (field: Field): boolean =>
  field.kind === 'parts' &&
  field.to.some((id) => {
    const type: ContentTypeDefinition | undefined = Object.hasOwn(contentTypes, id)
      ? contentTypes[id as ContentTypeId]
      : undefined;
    return type?.heading !== undefined;
  });

const contentKinds: ReadonlySet<Field['kind']> = new Set(['richText', 'parts']);

/** Of lists of entries the types of the entries have to fit too. */
function holdsSame(field: ModelField, ours: ModelField): boolean {
  if (field.type !== ours.type) return field.type === 'Text' && ours.type === 'RichText';
  const [targets, wanted] = [field.limits.targets, ours.limits.targets];
  return wanted === undefined || (targets?.some((target) => wanted.includes(target)) ?? false);
}

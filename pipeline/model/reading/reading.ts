import type { ContentTypeDefinition } from '../../../schemas/content/content-type.ts';
import { type ContentTypeId, contentTypes, isContentTypeId } from '../../../schemas/content/index.ts';
import type { PipelineConfig } from '../../config/config.ts';
import { isReadable } from '../compare/field-type.ts';
import type { FieldsInUse } from './fields-in-use.ts';
import { readModelOfOurs } from '../own-model.ts';
import { renamedFields } from './renamed-fields.ts';
import type { ModelType, SpaceModel } from '../space-model.ts';

/** How entries of one content type of a space are read. */
export type TypeReading =
  | ReadType
  /** The configuration switches it off; it has an id of ours and other fields; it has no id of ours. */
  | { readonly kind: 'off' | 'namesake' | 'unknown' };

export interface ReadType {
  readonly kind: 'read';
  readonly id: ContentTypeId;
  readonly definition: ContentTypeDefinition;
  /** The configuration says that it is read so. */
  readonly isMapped: boolean;
  /** Our field id to the space's. A field of ours is not here where the space has another one under its id. */
  readonly sources: ReadonlyMap<string, string>;
  /** Those that the configuration names. */
  readonly fieldNames: ReadonlyMap<string, string>;
  /** Fields of ours that a type of the same id lacks, and the fields of the space that may hold their values. */
  readonly renamed: ReadonlyMap<string, readonly string[]>;
  /** The space's fields that the configuration ignores. */
  readonly ignored: ReadonlySet<string>;
}

/** The mapping of a space's types and fields to ours, from the configuration. */
export interface Reading {
  of(spaceType: string): TypeReading;
  /** Our type for one of the space; undefined where entries of it are not read. */
  typeOf(spaceType: string): ContentTypeId | undefined;
  /** The space's types that the configuration reads as ours. */
  readonly mapped: readonly string[];
}

interface Space {
  readonly model: SpaceModel;
  /** Asked of types that the model does not have. */
  readonly inUse?: FieldsInUse;
}

export function readingOf(
  { contentTypes: mappings }: Pick<PipelineConfig, 'contentTypes'>,
  space: Space,
): Reading {
  const readings = new Map<string, TypeReading>();
  const of = (type: string): TypeReading => {
    const known = readings.get(type) ?? readType(type, mappingOf(mappings, type), space);
    readings.set(type, known);
    return known;
  };
  return {
    of,
    typeOf(type) {
      const reading = of(type);
      return reading.kind === 'read' ? reading.id : undefined;
    },
    mapped: Object.keys(mappings).filter((type) => mappings[type] !== false),
  };
}

type Mapping = PipelineConfig['contentTypes'][string];

const mappingOf = (mappings: PipelineConfig['contentTypes'], type: string): Mapping | undefined =>
  Object.hasOwn(mappings, type) ? mappings[type] : undefined;

function readType(type: string, mapping: Mapping | undefined, space: Space): TypeReading {
  if (mapping === false) return { kind: 'off' };
  const id = mapping?.as ?? type;
  if (!isContentTypeId(id)) return { kind: 'unknown' };
  if (mapping === undefined && isOther(id, space)) return { kind: 'namesake' };
  const fieldNames = new Map(Object.entries(mapping?.fields ?? {}));
  const ignored = new Set(mapping?.ignore);
  return {
    kind: 'read',
    id,
    definition: contentTypes[id],
    isMapped: mapping !== undefined,
    sources: sourcesOf(id, fieldNames, mapping && space.model.types.get(type)),
    fieldNames,
    renamed: type === id ? renamedIn(id, { fieldNames, ignored }, space) : new Map(),
    ignored,
  };
}

const own = readModelOfOurs();

function renamedIn(
  id: ContentTypeId,
  { fieldNames, ignored }: Pick<ReadType, 'fieldNames' | 'ignored'>,
  { model }: Space,
): ReadType['renamed'] {
  const [type, ours] = [model.types.get(id), own.types.get(id)];
  if (type === undefined || ours === undefined) return new Map();
  const used = new Set([...fieldNames.values(), ...ignored]);
  const renamed = [...renamedFields(type, ours)].flatMap(([name, fields]): [string, string[]][] => {
    const free = fields.filter((field) => !used.has(field));
    return fieldNames.has(name) || free.length === 0 ? [] : [[name, free]];
  });
  return new Map(renamed);
}

/** Whether a type without a mapping has an id of ours but is the space's own. */
function isOther(id: ContentTypeId, { model, inUse }: Space): boolean {
  const [type, ours] = [model.types.get(id), own.types.get(id)];
  if (ours === undefined) return false;
  if (type !== undefined && isDerived(id)) return true;
  return type === undefined ? isNamesakeByUse(inUse?.get(id) ?? new Set(), ours) : isNamesake(type, ours);
}

const isDerived = (id: ContentTypeId): boolean => {
  const definition: ContentTypeDefinition = contentTypes[id];
  return definition.isDerived === true;
};

/**
 * True if a content type with an id of ours is a different type. At most half of the shorter list of fields is then in
 * both lists, by id and readable type. So a type of ours may lack fields, or have many more.
 */
function isNamesake(type: ModelType, ours: ModelType): boolean {
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

/** The space's field for each field of ours. A field with the same id and a type that cannot be read as ours is a different field. */
function sourcesOf(
  id: ContentTypeId,
  fieldNames: ReadonlyMap<string, string>,
  mapped: ModelType | undefined,
): Map<string, string> {
  const fields = [...(own.types.get(id)?.fields.values() ?? [])];
  return new Map(
    fields.flatMap(({ id: name, type }): [string, string][] => {
      const named = fieldNames.get(name);
      if (named !== undefined) return [[name, named]];
      const there = mapped?.fields.get(name);
      return there !== undefined && !isReadable(there.type, type) ? [] : [[name, name]];
    }),
  );
}

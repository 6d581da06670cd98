import { isArticleType } from '../../../schemas/content/article-types.ts';
import type { ContentTypeDefinition } from '../../../schemas/content/content-type.ts';
import { type ContentTypeId, contentTypes, isContentTypeId } from '../../../schemas/content/index.ts';
import type { PipelineConfig } from '../../config/config.ts';
import type { When } from '../../config/mapping/when.ts';
import { mappingsOf, type ReadWhen } from '../../config/type-mapping.ts';
import { isReadable } from '../compare/field-type.ts';
import type { FieldsInUse } from './fields-in-use.ts';
import { readModelOfOurs } from '../own-model.ts';
import { renamedFields } from './renamed-fields.ts';
import { followPath } from '../sources/follow-path.ts';
import { fieldSource, type ParsedSource, parsePath, parseSource, pathsIn } from '../sources/parsed-source.ts';
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
  /** The mapping in the configuration, if the type has one. */
  readonly mapping: ReadWhen | undefined;
  /** The keys that lead to it under `contentTypes`. */
  readonly place: readonly (string | number)[];
  /** Our field id to what it is read from. A field of ours is not here where the space has another one under its id. */
  readonly sources: ReadonlyMap<string, ParsedSource>;
  /** Those that the configuration names, by our field id. */
  readonly named: ReadonlyMap<string, ParsedSource>;
  /** What fields without a value are read from. */
  readonly fallbacks: ReadonlyMap<string, ParsedSource>;
  /** The space's fields that a source or a condition reads. */
  readonly used: ReadonlySet<string>;
  /** Fields of ours that a type of the same id lacks, and the fields of the space that may hold their values. */
  readonly renamed: ReadonlyMap<string, readonly string[]>;
  /** The space's fields that the configuration ignores. */
  readonly ignored: ReadonlySet<string>;
}

/** The mapping of a space's types and fields to ours, from the configuration. */
export interface Reading {
  /** How a type is read; of several mappings the first one. */
  of(spaceType: string): TypeReading;
  /** All mappings of a type that is read. */
  allOf(spaceType: string): readonly ReadType[];
  /** How an entry of a type is read. `holds` says whether a condition holds for it. */
  ofEntry(spaceType: string, holds: (when: When) => boolean): TypeReading | Unmatched;
  /** Our type for one of the space, that of the first mapping; undefined where entries of it are not read. */
  typeOf(spaceType: string): ContentTypeId | undefined;
  /** All of ours that entries of a type are read as. */
  typesOf(spaceType: string): readonly ContentTypeId[];
  /** The fields of a type that paths from entries of other types read. */
  readElsewhere(spaceType: string): ReadonlySet<string>;
  /** The space's types that the configuration reads as ours. */
  readonly mapped: readonly string[];
}

/** No condition of the type's mappings holds: the entry is switched off. */
export interface Unmatched {
  readonly kind: 'unmatched';
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
  const readings = new Map<string, readonly [TypeReading, ...ReadType[]]>();
  const readingsOf = (type: string) => {
    const known = readings.get(type) ?? readType(type, mappingOf(mappings, type), space);
    readings.set(type, known);
    return known;
  };
  const allOf = (type: string) => readingsOf(type).filter((reading) => reading.kind === 'read');
  const mapped = Object.keys(mappings).filter((type) => mappings[type] !== false);
  let elsewhere: ReadonlyMap<string, ReadonlySet<string>> | undefined; // few spaces have paths
  return {
    of: (type) => readingsOf(type)[0],
    allOf,
    ofEntry(type, holds) {
      const all = readingsOf(type);
      if (all[0].kind !== 'read') return all[0];
      const unmatched: Unmatched = { kind: 'unmatched' };
      return (
        allOf(type).find(({ mapping }) => mapping?.when === undefined || holds(mapping.when)) ?? unmatched
      );
    },
    typeOf: (type) => allOf(type)[0]?.id,
    typesOf: (type) => [...new Set(allOf(type).map(({ id }) => id))],
    readElsewhere(type) {
      elsewhere ??= fieldsReadElsewhere(new Map(mapped.map((each) => [each, allOf(each)])), space.model);
      return elsewhere.get(type) ?? new Set();
    },
    mapped,
  };
}

/** By type, the fields that paths from entries of other types lead to. */
function fieldsReadElsewhere(
  mapped: ReadonlyMap<string, readonly ReadType[]>,
  model: SpaceModel,
): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [type, readings] of mapped) {
    const paths = readings.flatMap(({ named }) => [...named.values()].flatMap((source) => pathsIn(source)));
    for (const { path } of paths) {
      for (const { type: owner, field } of followPath(path, type, model).reads.slice(1)) {
        found.set(owner, (found.get(owner) ?? new Set()).add(field));
      }
    }
  }
  return found;
}

type Mapping = PipelineConfig['contentTypes'][string];

const mappingOf = (mappings: PipelineConfig['contentTypes'], type: string): Mapping | undefined =>
  Object.hasOwn(mappings, type) ? mappings[type] : undefined;

function readType(
  type: string,
  mapping: Mapping | undefined,
  space: Space,
): readonly [TypeReading, ...ReadType[]] {
  if (mapping === false) return [{ kind: 'off' }];
  if (mapping === undefined) {
    if (!isContentTypeId(type)) return [{ kind: 'unknown' }];
    return isOther(type, space) ? [{ kind: 'namesake' }] : [readAs(type, type, { space, place: [type] })];
  }
  const isList = Array.isArray(mapping);
  const [first, ...others] = mappingsOf(mapping).flatMap((each, index) =>
    isContentTypeId(each.as)
      ? [readAs(type, each.as, { space, place: isList ? [type, index] : [type], mapping: each })]
      : [],
  );
  return first === undefined ? [{ kind: 'unknown' }] : [first, ...others];
}

interface Mapped {
  readonly space: Space;
  readonly place: ReadType['place'];
  readonly mapping?: ReadWhen;
}

function readAs(type: string, id: ContentTypeId, { space, place, mapping }: Mapped): ReadType {
  const named = new Map(
    Object.entries(mapping?.fields ?? {}).map(([name, source]): [string, ParsedSource] => [
      name,
      parseSource(source),
    ]),
  );
  const ignored = new Set(mapping?.ignore);
  const sources = sourcesOf(id, { named, ignored }, mapping && space.model.types.get(type));
  const fallbacks = named.has('tags') || !isArticleType(id) ? noFallbacks : tagsOfContentful;
  const when = mapping?.when === undefined ? [] : [parsePath(mapping.when.field)];
  const paths = [
    ...[...sources.values()].flatMap((source) => pathsIn(source).map(({ path }) => path)),
    ...when,
  ];
  return {
    kind: 'read',
    id,
    definition: contentTypes[id],
    mapping,
    place,
    sources,
    named,
    fallbacks,
    used: new Set(paths.flatMap(({ steps }) => steps.slice(0, 1))),
    renamed: type === id ? renamedIn(id, { named, ignored }, space) : new Map(),
    ignored,
  };
}

const noFallbacks: ReadType['fallbacks'] = new Map();

/** The tags and taxonomy concepts that Contentful itself keeps of an entry. */
const tagsOfContentful: ReadType['fallbacks'] = new Map([
  ['tags', parseSource({ join: ['metadata.tags', 'metadata.concepts'] })],
]);

const own = readModelOfOurs();

function renamedIn(
  id: ContentTypeId,
  { named, ignored }: Pick<ReadType, 'named' | 'ignored'>,
  { model }: Space,
): ReadType['renamed'] {
  const [type, ours] = [model.types.get(id), own.types.get(id)];
  if (type === undefined || ours === undefined) return new Map();
  const paths = [...named.values()].flatMap((source) => pathsIn(source));
  const used = new Set([...paths.map(({ path }) => path.steps[0]), ...ignored]);
  const renamed = [...renamedFields(type, ours)].flatMap(([name, fields]): [string, string[]][] => {
    const free = fields.filter((field) => !used.has(field));
    return named.has(name) || free.length === 0 ? [] : [[name, free]];
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

/**
 * What each field of ours is read from. A field with the same id is a different field where it is ignored, or where its type cannot be
 * read as ours.
 */
function sourcesOf(
  id: ContentTypeId,
  { named, ignored }: Pick<ReadType, 'named' | 'ignored'>,
  mapped: ModelType | undefined,
): Map<string, ParsedSource> {
  const fields = [...(own.types.get(id)?.fields.values() ?? [])];
  return new Map(
    fields.flatMap(({ id: name, type }): [string, ParsedSource][] => {
      const source = named.get(name);
      if (source !== undefined) return [[name, source]];
      if (ignored.has(name)) return [];
      const there = mapped?.fields.get(name);
      return there !== undefined && !isReadable(there.type, type) ? [] : [[name, fieldSource(name)]];
    }),
  );
}

import { isArticleType } from '../../../schemas/content/article-types.ts';
import { type ContentTypeId, contentTypes, isContentTypeId } from '../../../schemas/content/index.ts';
import type { PipelineConfig } from '../../config/config.ts';
import { mappingsOf, type ReadWhen } from '../../config/type-mapping.ts';
import { isReadable } from '../compare/field-type.ts';
import { readModelOfOurs } from '../own-model.ts';
import { fieldSource, type ParsedSource, parsePath, parseSource, pathsIn } from '../sources/parsed-source.ts';
import type { ModelType } from '../space-model.ts';
import { isNamesake } from './is-namesake.ts';
import type { ReadSpace } from './read-space.ts';
import { renamedFields } from './renamed-fields.ts';
import type { ReadType, TypeReading } from './type-reading.ts';

type Mapping = PipelineConfig['contentTypes'][string];

/** A reading for each mapping of a type, in their order. */
export function readType(
  type: string,
  mapping: Mapping | undefined,
  space: ReadSpace,
): readonly [TypeReading, ...ReadType[]] {
  if (mapping === false) return [{ kind: 'off' }];
  if (mapping === undefined) {
    if (!isContentTypeId(type)) return [{ kind: 'unknown' }];
    return isNamesake(type, space) ? [{ kind: 'namesake' }] : [readAs(type, type, { space, place: [type] })];
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
  readonly space: ReadSpace;
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
  { model }: ReadSpace,
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

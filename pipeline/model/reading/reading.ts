import type { ContentTypeId } from '../../../schemas/content/index.ts';
import type { PipelineConfig } from '../../config/config.ts';
import type { When } from '../../config/mapping/when.ts';
import { followPath } from '../sources/follow-path.ts';
import { pathsIn } from '../sources/parsed-source.ts';
import type { SpaceModel } from '../space-model.ts';
import type { ReadSpace } from './read-space.ts';
import { readType } from './read-type.ts';
import type { ReadType, TypeReading } from './type-reading.ts';

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

export function readingOf(
  { contentTypes: mappings }: Pick<PipelineConfig, 'contentTypes'>,
  space: ReadSpace,
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

const mappingOf = (
  mappings: PipelineConfig['contentTypes'],
  type: string,
): PipelineConfig['contentTypes'][string] | undefined =>
  Object.hasOwn(mappings, type) ? mappings[type] : undefined;

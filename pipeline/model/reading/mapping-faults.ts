import type { PipelineConfig } from '../../config/config.ts';
import type { When } from '../../config/mapping/when.ts';
import type { RawExport } from '../../decode/export/raw-export.ts';
import { nearest } from '../../nearest.ts';
import { anyOf } from '../../rules/words.ts';
import { followPath } from '../sources/follow-path.ts';
import { parsePath, pathsIn } from '../sources/parsed-source.ts';
import type { SourceFault } from '../sources/source-fault.ts';
import { isPlainlyHeld, mostLike, sourceFaults } from '../sources/source-faults.ts';
import { kindOfType, type ValueKind } from '../sources/value-kind.ts';
import type { ModelType } from '../space-model.ts';
import { fieldsInUse } from './fields-in-use.ts';
import { ownModel } from '../own-model.ts';
import { readModel } from '../read-model.ts';
import { type Reading, readingOf } from './reading.ts';
import type { ReadType } from './type-reading.ts';

type Exported = Pick<RawExport, 'contentTypes' | 'editorInterfaces' | 'entries'>;

/**
 * What `contentTypes` names that the space does not have, or that a field of ours cannot hold: a sentence each, without its full stop.
 * Without a content model only names that are almost those of the entries are faults.
 */
export function mappingFaults(config: Pick<PipelineConfig, 'contentTypes'>, exported: Exported): string[] {
  const { model } = readModel(exported);
  const inUse = fieldsInUse(exported.entries);
  const reading = readingOf(config, { model, inUse });
  const types = [...new Set([...model.types.keys(), ...inUse.keys()])];
  const mapped = Object.keys(config.contentTypes);
  const names = {
    ids: types,
    free: types.filter((id) => !mapped.includes(id)),
    isWhole: model.types.size > 0,
  };
  return mapped.flatMap((id) => {
    if (!types.includes(id))
      return unknown(id, `the space has no content type "${id}", in "contentTypes"`, names);
    const type = model.types.get(id);
    return reading
      .allOf(id)
      .flatMap((read) =>
        type === undefined
          ? nearMisses(read, id, [...(inUse.get(id) ?? [])])
          : faultsOf(read, type, { model, reading }),
      );
  });
}

interface Names {
  readonly ids: readonly string[];
  /** Names that the configuration does not use yet: likely suggestions. */
  readonly free: readonly string[];
  /** True if these are all names. Otherwise the names come from entries, and only a near miss is reported. */
  readonly isWhole: boolean;
}

function unknown(word: string, fault: string, { ids, free, isWhole }: Names): string[] {
  const meant = nearest(word, free) ?? nearest(word, ids);
  return isWhole || meant !== undefined ? [`${fault}${didYouMean(meant === undefined ? [] : [meant])}`] : [];
}

const didYouMean = (words: readonly string[]): string =>
  words.length === 0 ? '' : `; did you mean ${anyOf([...new Set(words)].map((word) => `"${word}"`))}?`;

const placeOf = (...steps: readonly (string | number)[]): string => `"contentTypes.${steps.join('.')}"`;

/** Of a type without a model: fields that are almost those of its entries. */
function nearMisses(
  { named, ignored, place, used }: ReadType,
  id: string,
  known: readonly string[],
): string[] {
  const names = { ids: known, free: known.filter((field) => !used.has(field)), isWhole: false };
  const fields = [
    ...[...named].flatMap(([name, source]) =>
      pathsIn(source).map(({ path, at }) => ({
        field: path.steps[0] ?? '',
        at: placeOf(...place, 'fields', name, ...at),
      })),
    ),
    ...[...ignored].map((field) => ({ field, at: placeOf(...place, 'ignore') })),
  ];
  return fields
    .filter(({ field }) => !known.includes(field))
    .flatMap(({ field, at }) => unknown(field, `${id} has no field "${field}", in ${at}`, names));
}

interface Space {
  readonly model: { readonly types: ReadonlyMap<string, ModelType> };
  readonly reading: Reading;
}

function faultsOf(read: ReadType, type: ModelType, { model, reading }: Space): string[] {
  const { definition, named, ignored, mapping, place, used } = read;
  const free = [...type.fields.keys()].filter((field) => !used.has(field));
  const say = ({ at, message, suggestions }: SourceFault): string =>
    `${message}, in ${placeOf(...place, ...at)}${didYouMean(suggestions)}`;
  const ofSources = [...named].flatMap(([name, source]) => {
    const field = definition.fields[name];
    if (field === undefined) return []; // `check-names` reports it
    const faults = sourceFaults(source, { field, name, type, model, reading });
    return faults.map((fault) => say({ ...fault, at: ['fields', name, ...fault.at] }));
  });
  const ofIgnored = [...ignored]
    .filter((field) => !type.fields.has(field))
    .flatMap((field) =>
      unknown(field, `${type.id} has no field "${field}", in ${placeOf(...place, 'ignore')}`, {
        ids: [...type.fields.keys()],
        free,
        isWhole: true,
      }),
    );
  const ofWhen =
    mapping?.when === undefined
      ? []
      : whenFaults(mapping.when, type, model).map((fault) => say({ ...fault, at: ['when', ...fault.at] }));
  return [...ofWhen, ...ofSources, ...ofIgnored, ...requiredFaults(read, type, free)];
}

const { types: ownTypes } = ownModel();

/** Required fields of ours that nothing is read as. */
function requiredFaults(
  { id, definition, sources, named, place }: ReadType,
  type: ModelType,
  free: readonly string[],
): string[] {
  return Object.entries(definition.fields).flatMap(([name, field]) => {
    if (field.required !== true || named.has(name)) return [];
    const source = sources.get(name);
    if (source?.kind === 'path' && type.fields.has(source.path)) return [];
    const held = [...type.fields.values()].filter(
      (each) => free.includes(each.id) && isPlainlyHeld(field, kindOfType(each.type)),
    );
    const fitting = mostLike(held, ownTypes.get(id)?.fields.get(name)?.type ?? '');
    const at = placeOf(...place, 'fields');
    return [
      `${id} needs "${name}", and no field of ${type.id} is read as it, in ${at}${didYouMean(fitting)}`,
    ];
  });
}

/** A condition on what is not there, or that never holds. */
function whenFaults(when: When, type: ModelType, model: Space['model']): SourceFault[] {
  const followed = followPath(parsePath(when.field), type.id, model);
  if (followed.fault !== undefined) {
    const { message, suggestion } = followed.fault;
    return [{ at: ['field'], message, suggestions: suggestion === undefined ? [] : [suggestion] }];
  }
  if ('exists' in when || followed.ends.length === 0) return [];
  const [operator, asked] =
    'is' in when ? ['is', [when.is]] : 'isNot' in when ? ['isNot', [when.isNot]] : ['in', when.in];
  const isList = operator === 'in';
  return asked.flatMap((value, index): SourceFault[] => {
    const at = isList ? [operator, index] : [operator];
    const isPossible = followed.ends.some(({ kind }) => comparable[typeof value]?.includes(kind) === true);
    const shown = typeof value === 'string' ? `"${value}"` : String(value);
    if (!isPossible) {
      const kind = followed.ends[0]?.type ?? '';
      return [{ at, message: `"${when.field}" is ${kind}, which is never ${shown}`, suggestions: [] }];
    }
    const values = followed.ends.flatMap((end) => end.values ?? []);
    if (values.length === 0 || values.includes(String(value))) return [];
    const meant = nearest(String(value), values);
    const message = `"${when.field}" is never ${shown}, only ${anyOf(values.map((each) => `"${each}"`))}`;
    return [{ at, message, suggestions: meant === undefined ? [] : [meant] }];
  });
}

/** The kinds of fields that a value can be compared with. */
const comparable: Readonly<Record<string, readonly ValueKind[]>> = {
  string: ['text', 'date', 'texts', 'entry', 'entries', 'asset', 'assets'],
  number: ['number'],
  boolean: ['boolean'],
};

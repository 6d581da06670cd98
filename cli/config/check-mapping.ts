import { basename } from 'node:path';
import type { PipelineConfig } from '../../pipeline/config/config.ts';
import type { RawExport } from '../../pipeline/decode/export/raw-export.ts';
import { isReadable } from '../../pipeline/model/compare/field-type.ts';
import { fieldsInUse } from '../../pipeline/model/reading/fields-in-use.ts';
import { ownModel } from '../../pipeline/model/own-model.ts';
import { readModel } from '../../pipeline/model/read-model.ts';
import { type ReadType, readingOf } from '../../pipeline/model/reading/reading.ts';
import type { ModelField, ModelType } from '../../pipeline/model/space-model.ts';
import { anyOf } from '../../pipeline/rules/words.ts';
import { didYouMean } from '../terminal/did-you-mean.ts';
import { UsageError } from '../usage-error.ts';
import type { LoadedConfig } from './load-config.ts';

/** Throws if `contentTypes` names a type or a field that the space does not have, or a field that cannot be read as ours. */
export function checkMapping(
  { config, file }: Pick<LoadedConfig, 'config' | 'file'>,
  exported: Pick<RawExport, 'contentTypes' | 'editorInterfaces' | 'entries'>,
): void {
  if (file === undefined || Object.keys(config.contentTypes).length === 0) return;
  const faults = mappingFaults(config, exported);
  if (faults.length > 0)
    throw new UsageError(faults.map((fault) => `in ${basename(file)}: ${fault}`).join('\n'));
}

function mappingFaults(
  config: PipelineConfig,
  exported: Pick<RawExport, 'contentTypes' | 'editorInterfaces' | 'entries'>,
): string[] {
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
    const read = reading.of(id);
    if (read.kind !== 'read') return [];
    const type = model.types.get(id);
    const at = `contentTypes.${id}`;
    return [
      ...nameFaults(read, {
        id,
        at,
        known: [...(type?.fields.keys() ?? inUse.get(id) ?? [])],
        isWhole: type !== undefined,
      }),
      ...(type === undefined ? [] : kindFaults(read, type, at)),
    ];
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
  const meant = didYouMean(word, free) || didYouMean(word, ids);
  return isWhole || meant !== '' ? [`${fault}${meant}`] : [];
}

interface MappedType {
  readonly id: string;
  /** The path of the mapping in the configuration. */
  readonly at: string;
  /** Its fields. */
  readonly known: readonly string[];
  readonly isWhole: boolean;
}

/** Fields that the type does not have. */
function nameFaults(
  { sources, fieldNames, ignored }: ReadType,
  { id, at, known, isWhole }: MappedType,
): string[] {
  const read = [...sources.values()];
  const names = { ids: known, free: known.filter((field) => !read.includes(field)), isWhole };
  const named = [
    ...[...fieldNames].map(([name, field]) => ({ field, place: `${at}.fields.${name}` })),
    ...[...ignored].map((field) => ({ field, place: `${at}.ignore` })),
  ];
  return named
    .filter(({ field }) => !known.includes(field))
    .flatMap(({ field, place }) => unknown(field, `${id} has no field "${field}", in "${place}"`, names));
}

const own = ownModel();

/** Mapped fields that our field kinds cannot hold, and our required fields that no field is mapped to. */
function kindFaults({ id, sources, fieldNames }: ReadType, type: ModelType, at: string): string[] {
  const read = new Set(sources.values());
  return [...(own.types.get(id)?.fields.values() ?? [])].flatMap((ours): string[] => {
    const source = sources.get(ours.id);
    const field = source === undefined ? undefined : type.fields.get(source);
    const fitting = [...type.fields.values()].filter((each) => !read.has(each.id) && fits(each, ours));
    const meant =
      fitting.length === 0 ? '' : `; did you mean ${anyOf(fitting.map((each) => `"${each.id}"`))}?`;
    if (field !== undefined && fieldNames.has(ours.id) && !fits(field, ours)) {
      return [
        `"${field.id}" is ${field.type}, which cannot be read as ${ours.type}, in "${at}.fields.${ours.id}"${meant}`,
      ];
    }
    if (field !== undefined || fieldNames.has(ours.id) || !ours.required) return [];
    return [`${id} needs "${ours.id}", and no field of ${type.id} is read as it, in "${at}.fields"${meant}`];
  });
}

const fits = (field: ModelField, ours: ModelField): boolean => isReadable(field.type, ours.type);

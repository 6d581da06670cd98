import type { ContentTypeDefinition } from '../schemas/content/content-type.ts';
import { contentTypes } from '../schemas/content/index.ts';
import { f, type Field } from '../schemas/fields/index.ts';
import type { OtherField } from '../schemas/fields/kinds/other-fields.ts';
import type { FieldPath } from '../schemas/report/diagnostic.ts';
import type { Entry } from './entry.ts';

/** A field of an entry with its value. A field of a type that is not ours is one of a kind of ours that is treated alike. */
export interface FilledField {
  /** Our field id; of a type that is not ours the way to its value. */
  readonly name: string;
  readonly field: Field;
  readonly value: unknown;
  /** As the space spells it. */
  readonly path: FieldPath;
}

/** The fields of an entry that have a value, in the order in which a reader meets them. An entry without a type of ours has none. */
export function filledFields(entry: Entry): FilledField[] {
  if (entry.type === undefined) return [];
  const definition: ContentTypeDefinition = contentTypes[entry.type];
  return Object.entries(definition.fields).flatMap(([name, field]): FilledField[] => {
    const value = entry.fields[name];
    if (value === undefined) return [];
    if (field.kind === 'otherFields') return otherValuesOf(entry).flatMap((each) => alike(name, each));
    return [{ name, field, value, path: [entry.fieldNames.get(name) ?? name] }];
  });
}

/** The values of an entry of a type that is not ours. */
export const otherValuesOf = ({ type, fields }: Entry): readonly OtherField[] =>
  type === contentTypes.otherEntry.id ? ((fields['values'] ?? []) as readonly OtherField[]) : []; // they are decoded

function alike(name: string, { id, kind, value }: OtherField): FilledField[] {
  const filled = { name: `${name}/${id}`, value, path: [id] };
  if (kind === 'assets') {
    return value.map((each, index) => ({
      name: `${filled.name}/${index}`,
      field: f.asset(),
      value: each,
      path: value.length > 1 ? [id, index] : [id],
    }));
  }
  if (kind === 'entries' && value.length === 1) return [{ ...filled, field: f.part([]), value: value[0] }];
  return [{ ...filled, field: fieldOf[kind] }];
}

/** Nothing is asked about a value of a plain kind but whether it has changed. */
const fieldOf: Readonly<Record<Exclude<OtherField['kind'], 'assets'>, Field>> = {
  text: f.symbol(),
  richText: f.richText(),
  date: f.date(),
  number: f.integer(),
  boolean: f.boolean(),
  list: f.symbols(),
  data: f.integer(),
  location: f.integer(),
  entries: f.parts([]),
};

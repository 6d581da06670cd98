import * as z from 'zod';
import { readWidgets } from '../decode/read-widgets.ts';
import { type Odd, readField } from './read-field.ts';
import type { ModelField, ModelType, SpaceModel } from './space-model.ts';

/** A model, and its parts that cannot be read. */
export interface ReadModel {
  readonly model: SpaceModel;
  readonly oddities: readonly Odd[];
}

interface Raw {
  readonly contentTypes: readonly unknown[];
  readonly editorInterfaces: readonly unknown[];
}

/** The model in an export, a reply or a lock. Faulty content types and fields are left out and reported. */
export function readModel({ contentTypes, editorInterfaces }: Raw): ReadModel {
  const types = new Map<string, ModelType>();
  const oddities: Odd[] = [];
  const widgets = readWidgets(editorInterfaces);
  for (const [index, raw] of contentTypes.entries()) {
    const parsed = outside.safeParse(raw);
    if (!parsed.success) {
      oddities.push({ type: `#${index}`, fault: `Content type number ${index + 1} has no id` });
      continue;
    }
    const { id } = parsed.data.sys;
    if (types.has(id)) {
      oddities.push({ type: id, fault: `The content type ${id} is listed twice; the first one counts` });
      continue;
    }
    types.set(id, {
      id,
      name: parsed.data.name ?? id,
      displayField: parsed.data.displayField ?? undefined,
      fields: readFields(id, parsed.data.fields, { widgets: widgets.get(id), oddities }),
    });
  }
  return { model: { types }, oddities };
}

const outside = z.looseObject({
  sys: z.looseObject({ id: z.string().min(1) }),
  name: z.string().optional().catch(undefined),
  displayField: z.string().nullish().catch(undefined),
  fields: z.array(z.unknown()).catch([]),
});

interface Beside {
  readonly widgets: ReadonlyMap<string, string> | undefined;
  readonly oddities: Odd[];
}

function readFields(
  type: string,
  raws: readonly unknown[],
  { widgets, oddities }: Beside,
): Map<string, ModelField> {
  const fields = new Map<string, ModelField>();
  for (const [index, raw] of raws.entries()) {
    const field = readField(raw, { widgets });
    if (field === 'deleted') continue;
    if (field === undefined) {
      oddities.push({ type, fault: `Field number ${index + 1} of ${type} has no id or no type` });
    } else if (fields.has(field.id)) {
      const fault = `The field "${field.id}" of ${type} is listed twice; the first one counts`;
      oddities.push({ type, field: field.id, fault });
    } else fields.set(field.id, field);
  }
  return fields;
}

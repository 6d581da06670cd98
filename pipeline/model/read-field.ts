import * as z from 'zod';
import { readLimits } from './read-limits.ts';
import type { ModelField } from './space-model.ts';

/** A part of a model that cannot be read. */
export interface Odd {
  readonly type: string;
  readonly field?: string;
  /** A sentence without its full stop. */
  readonly fault: string;
}

/** A field of a content type; undefined if the value is not one. A deleted field disappears when the type is published again. */
export function readField(
  raw: unknown,
  { widgets }: { readonly widgets: ReadonlyMap<string, string> | undefined },
): ModelField | 'deleted' | undefined {
  const parsed = field.safeParse(raw);
  if (!parsed.success) return undefined;
  const { id, name, localized, required, disabled, omitted, deleted, validations, items } = parsed.data;
  if (deleted) return 'deleted';
  const isList = parsed.data.type === 'Array';
  return {
    id,
    name: name ?? id,
    type: isList ? `Array of ${items === undefined ? 'nothing' : typeWords(items)}` : typeWords(parsed.data),
    localized,
    required,
    disabled,
    omitted,
    limits: isList ? ofList(validations, items?.validations ?? []) : readLimits(validations),
    widget: widgets?.get(id),
  };
}

const flag = z.boolean().catch(false);

const shape = {
  type: z.string().min(1),
  linkType: z.string().optional().catch(undefined),
  validations: z.array(z.unknown()).catch([]),
};

const field = z.looseObject({
  id: z.string().min(1),
  name: z.string().optional().catch(undefined),
  ...shape,
  localized: flag,
  required: flag,
  disabled: flag,
  omitted: flag,
  deleted: flag,
  items: z.looseObject(shape).optional().catch(undefined),
});

const typeWords = ({ type, linkType }: { readonly type: string; readonly linkType?: string | undefined }) =>
  linkType === undefined ? type : `${type} to ${linkType}`;

/** A size of a list counts its items; older spaces have the other limits beside it instead of at the items. */
function ofList(validations: readonly unknown[], ofItems: readonly unknown[]): ModelField['limits'] {
  const { length: count, ...own } = readLimits(validations);
  return { ...own, ...readLimits(ofItems), ...(count && { count }) };
}

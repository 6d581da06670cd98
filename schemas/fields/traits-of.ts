import type * as z from 'zod/mini';
import type { FieldKindDefinition } from './field.ts';
import { type FieldKind, fieldKinds } from './index.ts';

/** The traits of a kind that is only known when the program runs. */
const traitsOf = (kind: FieldKind): FieldKindDefinition => fieldKinds[kind];

/** What Contentful exports for a field of this kind, in one locale. */
export function exportedSchema(kind: FieldKind): z.ZodMiniType {
  const traits = traitsOf(kind);
  return 'value' in traits ? traits.value : traits.exported;
}

export const isListKind = (kind: FieldKind): boolean => traitsOf(kind).isList === true;

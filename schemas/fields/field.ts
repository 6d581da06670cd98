import type * as z from 'zod/mini';

/** What every field can say of itself, whatever its kind. */
export interface FieldOptions {
  /** An entry without a value in the default locale is broken. */
  readonly required?: true;
}

/** The two shapes of a field kind: one locale's value as Contentful exports it, and the value in the bundle. */
export interface FieldKindSchemas {
  readonly exported: z.ZodMiniType;
  readonly bundled: z.ZodMiniType;
}

import * as z from 'zod/mini';
import type { FieldKindSchemas, FieldOptions } from '../field.ts';

export interface IntegerOptions extends FieldOptions {
  readonly minimum?: number;
}

/** A whole number. Source: Contentful field type `Integer`. */
export const integer = <const Options extends IntegerOptions = object>(options?: Options) =>
  ({ kind: 'integer', ...options }) as { readonly kind: 'integer' } & IntegerOptions & Options;

export const integerSchemas = { exported: z.number(), bundled: z.number() } satisfies FieldKindSchemas;

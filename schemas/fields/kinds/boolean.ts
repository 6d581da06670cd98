import * as z from 'zod/mini';
import type { FieldKindSchemas, FieldOptions } from '../field.ts';

/** Yes or no. Source: Contentful field type `Boolean`. */
export const boolean = <const Options extends FieldOptions = object>(options?: Options) =>
  ({ kind: 'boolean', ...options }) as { readonly kind: 'boolean' } & FieldOptions & Options;

export const booleanSchemas = { exported: z.boolean(), bundled: z.boolean() } satisfies FieldKindSchemas;

import * as z from 'zod/mini';
import type { FieldKindSchemas, FieldOptions } from './field.ts';

/** Plain text over several lines, kept as it is. Source: Contentful field type `Text`. */
export const text = <const Options extends FieldOptions = object>(options?: Options) =>
  ({ kind: 'text', ...options }) as { readonly kind: 'text' } & FieldOptions & Options;

export const textSchemas = { exported: z.string(), bundled: z.string() } satisfies FieldKindSchemas;

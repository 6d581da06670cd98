import * as z from 'zod/mini';
import type { FieldKindSchemas, FieldOptions } from '../field.ts';

/** A list of short texts. Source: Contentful field type `Array` of `Symbol`. */
export const symbols = <const Options extends FieldOptions = object>(options?: Options) =>
  ({ kind: 'symbols', ...options }) as { readonly kind: 'symbols' } & FieldOptions & Options;

export const symbolsSchemas = {
  exported: z.array(z.string()),
  bundled: z.array(z.string()),
} satisfies FieldKindSchemas;

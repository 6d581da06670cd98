import * as z from 'zod/mini';
import type { FieldKindSchemas, FieldOptions } from '../field.ts';

export interface SymbolOptions extends FieldOptions {
  /** The only values that are taken. */
  readonly oneOf?: readonly string[];
  /** The value is a CSS colour. */
  readonly colour?: true;
}

/** A short line of text. Source: Contentful field type `Symbol`, at most 256 characters. */
export const symbol = <const Options extends SymbolOptions = object>(options?: Options) =>
  ({ kind: 'symbol', ...options }) as { readonly kind: 'symbol' } & SymbolOptions & Options;

export const symbolSchemas = { exported: z.string(), bundled: z.string() } satisfies FieldKindSchemas;

import * as z from 'zod/mini';
import type { FieldKindSchemas, FieldOptions } from '../field.ts';
import { richTextSchemas } from './rich-text.ts';

/**
 * The cells of a table, row by row. A cell is a plain string or a rich text document; in the bundle both are rich text.
 * Source: docs/requirements.md, Entities; Contentful field type `Object`.
 */
export const cells = <const Options extends FieldOptions = object>(options?: Options) =>
  ({ kind: 'cells', ...options }) as { readonly kind: 'cells' } & FieldOptions & Options;

export const cellsSchemas = {
  exported: z.array(z.array(richTextSchemas.exported)),
  bundled: z.array(z.array(richTextSchemas.bundled)),
} satisfies FieldKindSchemas;

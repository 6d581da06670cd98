import * as z from 'zod/mini';
import type { BuiltFieldKind, FieldOptions } from '../field.ts';
import { richTextKind } from './rich-text.ts';

/**
 * The cells of a table, row by row. A cell is a plain string or a rich text document; in the bundle both are rich text.
 * Source: docs/requirements.md, Entities; Contentful field type `Object`.
 */
export const cells = <const Options extends FieldOptions = object>(options?: Options) =>
  ({ kind: 'cells', ...options }) as { readonly kind: 'cells' } & FieldOptions & Options;

export const cellsKind = {
  exported: z.array(z.array(richTextKind.exported)),
  bundled: z.array(z.array(richTextKind.bundled)),
  expected: 'a list of rows, each a list of cells that are texts or rich texts',
  contentful: 'Object',
  editor: () => ({ widget: 'objectEditor', localized: true }),
  isList: true,
} satisfies BuiltFieldKind;

import * as z from 'zod/mini';
import type { FieldOptions, PlainFieldKind } from '../field.ts';

/** A list of short texts. Source: Contentful field type `Array` of `Symbol`. */
export const symbols = <const Options extends FieldOptions = object>(options?: Options) =>
  ({ kind: 'symbols', ...options }) as { readonly kind: 'symbols' } & FieldOptions & Options;

export const symbolsKind = {
  value: z.array(z.string()),
  expected: 'a list of short texts',
  contentful: 'Array of Symbol',
  editor: () => ({ widget: 'tagEditor' }),
  isList: true,
} satisfies PlainFieldKind;
